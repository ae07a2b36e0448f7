import type { Entry } from '../error-entry.ts'
import { reasons } from './sample-values.ts'

/** Errors of our own calls. */
export const callErrors = {
  keyUsed: {
    code: 9101,
    httpStatus: 409,
    about: 'The Idempotency-Key was used with another body',
    when: 'a key is used again with another body',
    test: 'apps/server/src/base/http/calls.test.ts',
  },
  proofNeeded: {
    code: 9102,
    httpStatus: 403,
    about: 'The player has to prove once more who they are; details.ways: password, code, passkey, identification',
    details: ['ways'],
    when: 'money is asked for to where none was paid before, or a stored card is removed, and no proof is recent',
    test: 'apps/server/src/people/step-up/step-up.test.ts',
  },
  stopped: {
    code: 9103,
    httpStatus: 503,
    about: 'The operator has stopped this for now; details.text has their words in the language of the page, or "none"',
    details: ['what', 'text'],
    when: 'what a call does is stopped in an incident',
    test: 'apps/server/src/settings/incidents/stops.test.ts',
    samples: [
      ...['site', 'registration', 'login', 'deposit', 'withdrawal', 'play'].map((what) => ({ errorDetails: { what, text: 'none' } })),
      { errorDetails: { what: 'deposit', text: 'Card payments are back at noon.' } },
    ],
  },
  raceClosed: {
    code: 9104,
    httpStatus: 409,
    about: 'A race cannot be entered or left; details.reason: begun, over, changed, entered, notEntered, country, currency, law',
    details: ['reason'],
    when: 'somebody enters a race that is not open to them, or leaves one that has begun',
    test: 'apps/server/src/play/races/enter-race.test.ts',
    samples: reasons('begun', 'over', 'changed', 'entered', 'notEntered', 'country', 'currency', 'law'),
  },
} as const satisfies Readonly<Record<string, Entry>>
