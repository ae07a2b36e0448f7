import type { ErrorName } from './error-entry.ts'

/** When the product says an error, and the test that makes it happen through HTTP or in a browser. */
export type Raised = { readonly when: string; readonly test: string }
/** An error whose condition needs a part of the product that is not there yet. */
export type Waiting = { readonly part: Part }
/** The parts that errors still wait for. */
export type Part = 'account' | 'campaigns' | 'cashier' | 'documents' | 'games' | 'identification' | 'limits' | 'sign-in'

const base = 'apps/server/src/base/http/error-conditions.test.ts'
const calls = 'apps/server/src/base/http/calls.test.ts'
const login = 'apps/server/src/people/sign-in/login.test.ts'
const loginFormat = 'apps/server/src/people/sign-in/login-format.test.ts'
const forgot = 'apps/server/src/people/passwords/forgot-password.test.ts'
const factor = 'apps/server/src/people/second-factor/second-factor.test.ts'
const register = 'apps/server/src/people/registration/register.test.ts'
const person = 'apps/server/src/people/registration/one-account-per-person.test.ts'
const profile = 'apps/server/src/people/profile/profile.test.ts'
const proof = 'apps/server/src/people/verification/verification.test.ts'
const registers = 'apps/server/src/knowing/exclusion-registers/ask-registers.test.ts'
const puzzle = 'apps/server/src/people/login-freeze/puzzles-and-freezes.test.ts'
const launch = 'apps/server/src/play/games/launch-game.test.ts'
const deposit = 'apps/server/src/cashier/deposits/deposit.test.ts'
const bonus = 'apps/server/src/play/campaigns/campaigns-at-deposit.test.ts'
const stepUp = 'apps/server/src/people/step-up/step-up.test.ts'
const withdrawal = 'apps/server/src/cashier/withdrawals/withdrawal.test.ts'
const details = 'apps/server/src/cashier/payment-details/payment-details.test.ts'
const holds = 'apps/server/src/cashier/holds/holds.test.ts'
const depositErrors = 'apps/server/src/cashier/deposits/deposit-errors.test.ts'
const identification = 'apps/server/src/knowing/identification/identification.test.ts'
const loginToken = 'apps/server/src/knowing/login-tokens/login-token.test.ts'
const age = 'apps/server/src/knowing/identification/age-verification.test.ts'
const continuePlay = 'apps/server/src/cashier/pay-and-play/continue-play.test.ts'
const thirdParty = 'apps/server/src/people/registration/third-party.test.ts'
const limits = 'apps/server/src/money/limit-enforcement/limit-refusals.test.ts'
const enforced = 'apps/server/src/money/limit-enforcement/enforcement.test.ts'
const documents = 'apps/server/src/people/sign-in/accept-documents.test.ts'
const upload = 'apps/server/src/knowing/documents/upload-document.test.ts'
const funds = 'apps/server/src/knowing/documents/source-of-funds.test.ts'
const validationResults = 'apps/server/src/knowing/automatic-validation/validation-results.test.ts'
const deletion = 'apps/server/src/people/account/close-account.test.ts'
const promoGames = 'apps/server/src/play/campaigns/games-ruled-out.test.ts'
const poker = 'apps/server/src/play/games/launch-poker.test.ts'
const told = 'packages/messages/src/error-text.test.ts'

const raised = (when: string, test: string): Raised => ({ when, test })

/**
 * Every error with the product condition that causes it and the test that shows it, or the part of the product that it waits for.
 * A switch that merely forces a number does not count. `npm run check errors` prints how many wait, and for what.
 */
export const conditions: { readonly [N in ErrorName]: Raised | Waiting } = {
  unknown: raised('an answer names an error that the page does not know', told),
  unexpected: raised('an answer has the number 1 and a name that the page does not know', told),
  checkFields: raised('a form has a wrong field', register),
  uploadFailed: raised('a file of a document does not arrive whole', upload),
  loginFormat: raised('a login has spaces or control characters', loginFormat),
  loginEmailFormat: raised('a login with an @ is no e-mail address', loginFormat),
  loginUserNameFormat: raised('a login without an @ is no user name', loginFormat),
  limitNeeded: raised('limits are sent without one', base),
  gameBlockedByPromo: raised('a game is opened that a bonus still to be wagered rules out', promoGames),
  gameForRealMoneyOnly: raised('a demonstration is asked for where the game or the country has none', launch),
  technicalIssues: raised('the database is away', calls),
  notFound: raised('a call is not there', calls),
  incompleteData: raised('a call lacks a field or its key', base),
  wrongNumberFormat: raised('an amount is no number', base),
  invalidFields: raised('a call has fields of a wrong form; an e-mail address is too long', base),
  duplicateEmail: raised('a player proves an address that is the login of another account', proof),
  registrationLimitExceeded: raised('an address registers more often in a day than the setting says', base),
  failedLogin: raised('login or password is wrong', login),
  countryBlacklisted: raised('a registration from or for a country that is not served', base),
  wrongField: raised('a password or a code that is asked for once more is wrong', factor),
  userNotFound: raised('a service has proven somebody whom we do not know', identification),
  frozen: raised('too many wrong logins', login),
  closed: raised('a login to an account that was closed, or whose owner asked for its deletion', base),
  alreadyActivated: raised('an activation link is opened again', register),
  notActivated: raised('a login before the activation', login),
  noSession: raised('a call of players without a login', calls),
  activationCodeExpired: raised('an activation link is opened too late', register),
  paymentMethodLimit: raised('a deposit above a limit', base),
  paymentFailed: raised('money comes in another amount, or from somebody else', depositErrors),
  paymentRejected: raised('the card issuer refuses', deposit),
  excluded: raised('an excluded player opens a game', launch),
  insufficientBalance: raised('a withdrawal of more than there is', withdrawal),
  sessionTimeReached: raised('a login, or a game, of a player whose session time is used up', enforced),
  tokenInvalid: raised('a login token is used in another browser', loginToken),
  tokenExpired: raised('a code comes after its sign-in has waited too long', factor),
  tokenUsed: raised('a sign-in is finished twice at once', factor),
  withdrawalNeedsDeposit: raised('a withdrawal before any deposit', withdrawal),
  paymentDetailsIncomplete: raised('a payment with a stored card that is not theirs', base),
  paymentDetailsChanged: raised('a withdrawal too soon after the account was changed', details),
  turnoverNotReached: raised(
    'money of a bonus is asked for that is still to be wagered',
    'apps/server/src/cashier/withdrawals/bound-cash.test.ts',
  ),
  notValidated: raised('an operator or a rule wants documents before money moves, or the document limit is used up', holds),
  paymentNotAllowed: raised('a deposit by a way to pay whose agreement is not signed', holds),
  notActive: raised(
    'a document is sent that an operator no longer asks for',
    'apps/server/src/knowing/document-records/decide-document.test.ts',
  ),
  gameNotFound: raised('a game that is not there is opened', launch),
  gameDisabled: raised('a game that is switched off is opened', launch),
  suspended: raised('a login to an account that was suspended', base),
  externalConnection: raised('a payment provider cannot be reached', base),
  activationCodeMismatch: raised('an activation link that nobody sent', register),
  termsNotAccepted: raised(
    'a login by token of somebody who has not accepted the privacy policy in its newest version; a deposit or a game of somebody who has not accepted the terms in theirs',
    documents,
  ),
  privacyNotAccepted: raised(
    'a login by token of somebody who has not accepted the terms in their newest version; a deposit or a game of somebody who has not accepted the privacy policy in its',
    documents,
  ),
  fileRefused: raised('files of a document are too many, too big together, or of a kind that is not taken', upload),
  sameAddressExists: raised(
    'a registration at the address of somebody who has an account, where the operator wants one for each household',
    person,
  ),
  duplicateNickname: raised('a registration takes a nickname that another player has', person),
  dataExists: raised('a player proves a phone number that another account has proven', proof),
  emailNotFound: raised('a link for a new password was sent to an address that the account has given up since', forgot),
  samePassword: raised('a new password is the old one', forgot),
  resetCodeMismatch: raised('a link for a new password that nobody sent, or that was used', forgot),
  episCheckFailed: raised('somebody in EPIS registers', registers),
  withdrawalNotCreated: raised('the destination goes away while a withdrawal is made', depositErrors),
  alreadyVerified: raised('a code is asked for what is proven', proof),
  codeExpired: raised('one-time codes are confirmed too long after they were begun', factor),
  codeNotFound: raised('a wrong code is entered', proof),
  fieldRefused: raised(
    'Cruks does not know the national id; a code is asked for without a number; nothing or two things are changed at once',
    registers,
  ),
  captchaNeeded: raised('logins fail, registrations or mails are asked for again and again', puzzle),
  captchaFailed: raised('a puzzle is not solved, or its solution comes twice', puzzle),
  captchaExpired: raised('a puzzle is solved too late', puzzle),
  codeMessageLimit: raised('all messages with a code are used up, for a player or a number', proof),
  emailNotVerified: raised('a withdrawal needs a proven address', proof),
  phoneNotVerified: raised('a withdrawal needs a proven number', proof),
  nicknameRequired: raised('a player without a nickname opens the poker client, where the tables want one', poker),
  textRefused: raised('a text of a registration has HTML tags', base),
  gameProviderUnreachable: raised('the studio of a game does not answer', launch),
  counterLimit: raised('a block of numbers has got as many codes as it may', proof),
  codeUsed: raised('a code is entered twice at once', proof),
  accountInactive: raised('a login to an account that was made inactive', base),
  vulnerablePlayer: raised('somebody whom a register of vulnerable players has registers or logs in', registers),
  exchangeRateMissing: raised('a deposit in a currency that has no rate any more', depositErrors),
  paymentDetailsFixed: raised('the account is changed while money is on its way there', details),
  licenceNotAccepted: raised('a login of somebody who has not accepted the licence agreement in its newest version', documents),
  closedForPeriod: raised('a login to an account that is closed for a time or for good', base),
  closedUntilDate: raised('a player in a time-out opens a game', launch),
  voucherUsed: raised('a voucher is given that was used before', depositErrors),
  emailAndPhoneNotVerified: raised('a withdrawal needs both proven', proof),
  emailNotFilled: raised('a right login to an account without an e-mail address', puzzle),
  paymentAccountTaken: raised('somebody gives the account of another player', details),
  contactEmailsUsedUp: raised('all mails with a code are used up', proof),
  ageRestricted: raised('a login of somebody below the least age, which may have risen', base),
  highLimitNotConfirmed: raised('a limit above the threshold of the country is set without being confirmed once more', limits),
  limitNotSet: raised('a game is opened before the limits that the country asks for', launch),
  authorizationRejected: raised('a write comes from another site', calls),
  blockedFromTransactions: raised('an operator wants documents before any money moves', holds),
  loginNotAllowed: raised('a login of a blocked player, or from where the site is not offered', base),
  sourceOfFundsNeeded: raised('an operator asks for the source of funds', holds),
  actionBlocked: raised('a blocked player opens a game', launch),
  actionBlockedForChecks: raised('an operator checks something about the account', holds),
  actionBlockedForRisk: raised('an operator keeps an account safe', holds),
  gameNeedsDeposit: raised('the same, by a player who has nothing to play with', launch),
  closedByProvider: raised('a login to an account that somebody whom the player is told of has closed', base),
  limitIncreaseBlocked: raised(
    'a raise while an operator forbids it or the player is kept out; the removal of a limit that must be set',
    limits,
  ),
  limitIncreaseTooSoon: raised(
    'a second raise in the time in which the country allows one; a confirmation before the delay is over',
    limits,
  ),
  limitIncreaseTooHigh: raised('a limit above the highest that the country lets anybody choose', limits),
  limitIncreaseInReview: raised('another raise while one waits for an operator', limits),
  contactSupport: raised('support wants to speak with a player before money moves or is played with', holds),
  identificationFailed: raised('what a service answers is not signed as it should be, or about somebody else', identification),
  verificationFailed: raised('the service that compares people with sanctions lists names somebody who registers or logs in', registers),
  gamblingContractNotSigned: raised(
    'money is asked for, or a game, before the gambling contract that an operator has sent out is signed',
    holds,
  ),
  loginStepNeeded: raised('a right password of a player with one-time codes', factor),
  maxBalanceNotSet: raised('a game is opened before the max balance that the country asks for is set', enforced),
  sessionTimeNotSet: raised('a game is opened before the session time that the country asks for is set', enforced),
  nameAndIbanNeeded: raised('money is moved without the account that the setting wants', details),
  checkServiceUnavailable: raised('that service does not answer', registers),
  registerUnavailable: raised('a register of vulnerable players does not answer', registers),
  identityServiceUnavailable: raised('an identity service cannot be reached', identification),
  depositOnHold: raised('an operator puts deposits on hold', holds),
  ibanDepositNeeded: raised('play or a withdrawal before a deposit from the account, where the setting wants one', details),
  duplicatePlayer: raised(
    'somebody registers by a service under the address of an account of theirs, or looks like another player where the operator refuses that',
    thirdParty,
  ),
  duplicateIdentity: raised('two registrations begin from the same person', thirdParty),
  loginError: raised('Google, Apple or Facebook does not take the code that its own window gave', loginToken),
  exclusionRegisterUnreachable: raised('a register of exclusions cannot be asked, at a registration or a login', registers),
  noEmailShared: raised('a service knows somebody and keeps their address from us', loginToken),
  withdrawBeforeDeletion: raised('a player deletes or closes their account while money is left, at stake or on its way', deletion),
  emailDomainBlacklisted: raised('a registration with an address of a blocked domain', base),
  noAccountToContinue: raised('Continue play by a bank of somebody who has no account', continuePlay),
  referralCodeInvalid: raised('a registration with a referral code that nobody has', person),
  referralCodeExpired: raised('a registration with a referral code that is over', person),
  virusFound: raised('the virus check finds something in a file of a document', upload),
  antivirusUnavailable: raised('the virus check that is set does not answer', upload),
  contractNotesRequired: raised(
    'a registration does not confirm the notes on the gaming contract, where the country asks for that',
    'apps/server/src/people/registration/contract-notes.test.ts',
  ),
  blocked: raised('a login or a registration from a network that the operator has blocked', base),
  campaignBlocked: raised('a campaign is chosen by a player who wants no bonuses, or is to have none', bonus),
  authenticationFailed: raised('a service does not know the person, or cannot reach their phone', identification),
  authenticationRefused: raised('the wrong control code is chosen on the phone', identification),
  loginOnHold: raised('a login to an account that an operator looks at', base),
  documentRenewalFailed: raised(
    'the token of an address opens nothing, and no error says why',
    'apps/site/src/identification/entering/titan-token.test.ts',
  ),
  failed: raised('an identity service says that a check has failed, and not why', identification),
  connection: raised('a call does not arrive', 'packages/contract/src/caller.test.ts'),
  allVerified: raised('a code is asked for by a player whose address and number are both proven', proof),
  profileFieldsToCheck: raised(
    'money is to be moved with a profile that lacks a mandatory field, where the operator wants it whole',
    profile,
  ),
  shownElsewhere: raised('a registration in a browser in which somebody is logged in meanwhile', base),
  tooManyRequests: raised('too many calls from one address', calls),
  bankPermissionNeeded: raised('somebody signs in at their bank and does not permit it to say who they are', identification),
  ageNotVerified: raised('money or a game is asked for by a player whose age nobody has vouched for, where the setting wants that', age),
  gatewayRejected: raised('a provider refuses a deposit before any bank is asked', depositErrors),
  verifiedBefore: raised('one-time codes are begun that are on already', factor),
  ibanNameMismatch: raised('an account is given in another name', details),
  campaignMaxBonuses: raised('a campaign is chosen once more than a player may have it', bonus),
  campaignOfOtherType: raised('a deposit names a campaign that is for registrations', bonus),
  campaignInactive: raised('a campaign is chosen that is off, has not begun or has ended', bonus),
  campaignNotEligible: raised('a campaign is chosen that is not for this player, or that the rules of the country forbid', bonus),
  campaignNotFound: raised('a deposit names a campaign or a promo code that is not there', bonus),
  cancellationFailed: raised('a withdrawal is taken back that cannot be', withdrawal),
  methodUnavailable: raised('a deposit by a method that is not offered', base),
  cardFailure2013: raised('the network of a card cannot carry a payment out, and gives this number', depositErrors),
  cardFailure2063: raised('the network of a card cannot carry a payment out, and gives this number', depositErrors),
  cardFailure2066: raised('the network of a card cannot carry a payment out, and gives this number', depositErrors),
  cardFailure2073: raised('the network of a card cannot carry a payment out, and gives this number', depositErrors),
  cardFailure2078: raised('the network of a card cannot carry a payment out, and gives this number', depositErrors),
  expiredVerification: raised('nobody answers at a service in time', identification),
  abortedVerification: raised('somebody refuses at a service, or gives up', identification),
  idenfyAML: raised("iDenfy's money-laundering check has stopped a player, who begins again", validationResults),
  sofValidation: raised('a source of funds is sent without a type', funds),
  duplicated: raised('a registration with a used address or national id where addresses need not be proven', person),
  documentRenewalDuplicated: raised(
    'the token of an address opens nothing, for somebody else has the same document',
    'apps/site/src/identification/entering/titan-token.test.ts',
  ),
  limitExceeded: raised('a payment is asked about as long as the setting allows', 'tests/payments-in-frames.test.ts'),
  frameNotSupported: raised('a payment asks for a frame that is not there', 'apps/site/src/cashier/deposit/flow/deposit-flow.test.ts'),
  maxSize: raised('a file of a document is too big', upload),
  keyUsed: raised('a key is used again with another body', calls),
  proofNeeded: raised('money is asked for to where none was paid before, or a stored card is removed, and no proof is recent', stepUp),
}

/** Whether an error waits for a part of the product. */
export const isWaiting = (condition: Raised | Waiting): condition is Waiting => 'part' in condition
