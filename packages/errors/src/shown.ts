import type { ErrorName, Shown } from './error-entry.ts'

const usual: Shown = { floats: true }

/** How a page shows the errors that it does not simply float; small, for the browser. */
const exceptions: { readonly [N in ErrorName]?: Shown } = {
  closed: { floats: true, link: '/' },
  noSession: { floats: true, link: '/?modal=login', sideEffect: 'logout' },
  excluded: { floats: true, link: '/my/limits/self-exclusion' },
  sessionTimeReached: { floats: true, sideEffect: 'logout' },
  insufficientBalance: { floats: true, link: '/?modal=deposit' },
  withdrawalNeedsDeposit: { floats: true, link: '/?modal=deposit' },
  notValidated: { floats: true, link: '/my/account-validation' },
  suspended: { floats: true, link: '/support' },
  emailNotVerified: { floats: true, link: '/?modal=verification' },
  phoneNotVerified: { floats: true, link: '/?modal=verification' },
  // Reading B of the specification (the landing flow, told in two documents); to swap it, swap these two modals.
  termsNotAccepted: { floats: 'notAtLogin', link: '/?modal=terms-conditions', modalAtLogin: 'privacy-policy' },
  privacyNotAccepted: { floats: 'notAtLogin', link: '/?modal=privacy-policy', modalAtLogin: 'terms-conditions' },
  dataExists: { floats: true, link: '/login' },
  licenceNotAccepted: { floats: 'notAtLogin' },
  emailAndPhoneNotVerified: { floats: true, link: '/?modal=verification' },
  emailNotFilled: { floats: 'notAtLogin', link: '/?modal=email', modalAtLogin: 'email' },
  limitNotSet: { floats: true, link: '/my/limits/payments' },
  limitNeeded: { floats: true, link: '/my/limits/payments' },
  blockedFromTransactions: { floats: true, link: '/my/documents' },
  sourceOfFundsNeeded: { floats: true, link: '/?modal=sof-validation' },
  gameNeedsDeposit: { floats: true, link: '/?modal=deposit' },
  contactSupport: { floats: true, link: '/support' },
  gamblingContractNotSigned: { floats: 'notAtLogin' },
  loginStepNeeded: { floats: 'notAtLogin' },
  maxBalanceNotSet: { floats: true, link: '/my/limits/max-balance' },
  sessionTimeNotSet: { floats: true, link: '/my/limits/time' },
  nameAndIbanNeeded: { floats: true, link: '/my/documents' },
  depositOnHold: { floats: false, link: '/support' },
  loginOnHold: { floats: 'notAtLogin' },
  profileFieldsToCheck: { floats: true, link: '/my/profile' },
  shownElsewhere: { floats: false },
}

/** How a page shows an error of this name; an unknown one floats. */
export function shownOf(name: string): Shown {
  return Object.hasOwn(exceptions, name) ? (exceptions[name as ErrorName] ?? usual) : usual // the key was just looked up
}
