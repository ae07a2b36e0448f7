import type { Mutant } from './mutant.ts'

const beginCheck = 'apps/site/src/identification/check/begin-check.ts'

/** Faults in what the pages of sign-in and registration by a service do. */
export const identificationSiteMutants: readonly Mutant[] = [
  { row: 'IDN-484', source: 'apps/site/src/identification/check/open-window.ts', from: 'width > wideScreen', to: 'width >= wideScreen' },
  { row: 'IDN-485', source: 'apps/site/src/identification/check/code-screen.ts', from: 'const tickMs = 1000', to: 'const tickMs = 2000' },
  { row: 'IDN-418', source: beginCheck, from: 'kept && kept.method === method &&', to: 'kept &&' },
  { row: 'IDN-267', source: beginCheck, from: '{ method, purpose, ...typed, ...app,', to: '{ method, purpose, ...app,' },
  {
    row: 'IDN-133',
    source: 'apps/site/src/identification/third-party/registration-work.ts',
    from: '(auto ? logInBy',
    to: '(auto || loginToken ? logInBy',
  },
  {
    row: 'IDN-262',
    source: 'apps/site/src/identification/third-party/register.ts',
    from: 'authorizationToken ? { authorizationToken } : { registrationToken }',
    to: 'registrationToken ? { registrationToken } : {}',
  },
  {
    row: 'IDN-547',
    source: 'apps/site/src/app/housekeeping/use-housekeeping.ts',
    from: 'Object.keys(search).length === 1 ? search.titanToken : undefined',
    to: 'search.titanToken',
  },
  { row: 'IDN-038', source: 'apps/site/src/registration/SignUp.tsx', from: 'wanted ?? named', to: 'wanted' },
]
