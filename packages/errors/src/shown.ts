import type { ErrorName, Shown } from './error-entry.ts'

const usual: Shown = { floats: true }

/** Where a link leads. */
const places = {
  home: '/',
  support: '/support',
  logIn: '/login',
  deposit: '?modal=deposit',
  withdraw: '?modal=withdraw',
  verification: '?modal=verification',
  age: '/my/verification',
  terms: '?modal=terms-conditions',
  privacy: '?modal=privacy-policy',
  licence: '?modal=licence-agreement',
  email: '?modal=email',
  sourceOfFunds: '?modal=sof-validation',
  documents: '/my/documents',
  paymentDetails: '?modal=payment-details-validation',
  profile: '/my/profile',
  limits: '/my/limits/payments',
  maxBalance: '/my/limits/max-balance',
  sessionTime: '/my/limits/time',
  selfExclusion: '/my/limits/self-exclusion',
} as const
type Place = keyof typeof places
/** What it is called, where not like the place. */
const called: { readonly [P in Place]?: Place } = {
  age: 'verification',
  maxBalance: 'limits',
  sessionTime: 'limits',
  selfExclusion: 'limits',
}

const link = (place: Place) => ({ to: places[place], text: called[place] ?? place })
const leadsTo = (place: Place): Shown => ({ floats: true, link: link(place) })

/** How a page shows the errors that it does not simply float; small, for the browser. */
const exceptions: { readonly [N in ErrorName]?: Shown } = {
  closed: leadsTo('home'),
  noSession: { floats: true, link: link('logIn'), sideEffect: 'logout' },
  excluded: leadsTo('selfExclusion'),
  sessionTimeReached: { floats: true, sideEffect: 'logout' },
  insufficientBalance: leadsTo('deposit'),
  withdrawalNeedsDeposit: leadsTo('deposit'),
  notValidated: leadsTo('documents'),
  suspended: leadsTo('support'),
  accountInactive: leadsTo('support'),
  emailNotVerified: leadsTo('verification'),
  phoneNotVerified: leadsTo('verification'),
  // Reading B of the specification (the landing flow, told in two documents); to swap it, swap these two modals.
  termsNotAccepted: { floats: 'notAtLogin', link: link('terms'), modalAtLogin: 'privacy-policy' },
  privacyNotAccepted: { floats: 'notAtLogin', link: link('privacy'), modalAtLogin: 'terms-conditions' },
  dataExists: leadsTo('logIn'),
  licenceNotAccepted: { floats: 'notAtLogin', link: link('licence'), modalAtLogin: 'licence-agreement' },
  emailAndPhoneNotVerified: leadsTo('verification'),
  emailNotFilled: { floats: 'notAtLogin', link: link('email'), modalAtLogin: 'email' },
  limitNotSet: leadsTo('limits'),
  limitNeeded: leadsTo('limits'),
  blockedFromTransactions: leadsTo('documents'),
  sourceOfFundsNeeded: leadsTo('sourceOfFunds'),
  gameNeedsDeposit: leadsTo('deposit'),
  contactSupport: leadsTo('support'),
  gamblingContractNotSigned: { floats: 'notAtLogin', link: link('support') },
  loginStepNeeded: { floats: 'notAtLogin' },
  maxBalanceNotSet: leadsTo('maxBalance'),
  sessionTimeNotSet: leadsTo('sessionTime'),
  nameAndIbanNeeded: leadsTo('paymentDetails'),
  paymentDetailsChanged: leadsTo('paymentDetails'),
  ibanDepositNeeded: leadsTo('paymentDetails'),
  ibanNameMismatch: leadsTo('paymentDetails'),
  paymentNotAllowed: leadsTo('support'),
  depositOnHold: { floats: false, link: link('support') },
  loginOnHold: { floats: 'notAtLogin' },
  nicknameRequired: leadsTo('profile'),
  profileFieldsToCheck: leadsTo('profile'),
  shownElsewhere: { floats: false },
  withdrawBeforeDeletion: leadsTo('withdraw'),
  ageNotVerified: leadsTo('age'),
}

/** How a page shows an error of this name; an unknown one floats. */
export function shownOf(name: string): Shown {
  return Object.hasOwn(exceptions, name) ? (exceptions[name as ErrorName] ?? usual) : usual // the key was just looked up
}
