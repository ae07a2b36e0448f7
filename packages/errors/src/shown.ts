import type { ErrorName, Shown } from './error-entry.ts'

const usual: Shown = { floats: true }

const links = {
  home: { to: '/', text: 'home' },
  support: { to: '/support', text: 'support' },
  logIn: { to: '/login', text: 'logIn' },
  deposit: { to: '?modal=deposit', text: 'deposit' },
  verification: { to: '?modal=verification', text: 'verification' },
  age: { to: '/my/verification', text: 'verification' },
  terms: { to: '?modal=terms-conditions', text: 'terms' },
  privacy: { to: '?modal=privacy-policy', text: 'privacy' },
  licence: { to: '?modal=licence-agreement', text: 'licence' },
  email: { to: '?modal=email', text: 'email' },
  sourceOfFunds: { to: '?modal=sof-validation', text: 'sourceOfFunds' },
  documents: { to: '/my/documents', text: 'documents' },
  paymentDetails: { to: '?modal=payment-details-validation', text: 'paymentDetails' },
  profile: { to: '/my/profile', text: 'profile' },
  limits: { to: '/my/limits/payments', text: 'limits' },
  maxBalance: { to: '/my/limits/max-balance', text: 'limits' },
  sessionTime: { to: '/my/limits/time', text: 'limits' },
  selfExclusion: { to: '/my/limits/self-exclusion', text: 'limits' },
} as const

/** How a page shows the errors that it does not simply float; small, for the browser. */
const exceptions: { readonly [N in ErrorName]?: Shown } = {
  closed: { floats: true, link: links.home },
  noSession: { floats: true, link: links.logIn, sideEffect: 'logout' },
  excluded: { floats: true, link: links.selfExclusion },
  sessionTimeReached: { floats: true, sideEffect: 'logout' },
  insufficientBalance: { floats: true, link: links.deposit },
  withdrawalNeedsDeposit: { floats: true, link: links.deposit },
  notValidated: { floats: true, link: links.documents },
  suspended: { floats: true, link: links.support },
  accountInactive: { floats: true, link: links.support },
  emailNotVerified: { floats: true, link: links.verification },
  phoneNotVerified: { floats: true, link: links.verification },
  // Reading B of the specification (the landing flow, told in two documents); to swap it, swap these two modals.
  termsNotAccepted: { floats: 'notAtLogin', link: links.terms, modalAtLogin: 'privacy-policy' },
  privacyNotAccepted: { floats: 'notAtLogin', link: links.privacy, modalAtLogin: 'terms-conditions' },
  dataExists: { floats: true, link: links.logIn },
  licenceNotAccepted: { floats: 'notAtLogin', link: links.licence, modalAtLogin: 'licence-agreement' },
  emailAndPhoneNotVerified: { floats: true, link: links.verification },
  emailNotFilled: { floats: 'notAtLogin', link: links.email, modalAtLogin: 'email' },
  limitNotSet: { floats: true, link: links.limits },
  limitNeeded: { floats: true, link: links.limits },
  blockedFromTransactions: { floats: true, link: links.documents },
  sourceOfFundsNeeded: { floats: true, link: links.sourceOfFunds },
  gameNeedsDeposit: { floats: true, link: links.deposit },
  contactSupport: { floats: true, link: links.support },
  gamblingContractNotSigned: { floats: 'notAtLogin' },
  loginStepNeeded: { floats: 'notAtLogin' },
  maxBalanceNotSet: { floats: true, link: links.maxBalance },
  sessionTimeNotSet: { floats: true, link: links.sessionTime },
  nameAndIbanNeeded: { floats: true, link: links.paymentDetails },
  paymentDetailsChanged: { floats: true, link: links.paymentDetails },
  ibanDepositNeeded: { floats: true, link: links.paymentDetails },
  ibanNameMismatch: { floats: true, link: links.paymentDetails },
  paymentNotAllowed: { floats: true, link: links.support },
  depositOnHold: { floats: false, link: links.support },
  loginOnHold: { floats: 'notAtLogin' },
  profileFieldsToCheck: { floats: true, link: links.profile },
  shownElsewhere: { floats: false },
  ageNotVerified: { floats: true, link: links.age },
}

/** How a page shows an error of this name; an unknown one floats. */
export function shownOf(name: string): Shown {
  return Object.hasOwn(exceptions, name) ? (exceptions[name as ErrorName] ?? usual) : usual // the key was just looked up
}
