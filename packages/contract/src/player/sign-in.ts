import { z } from 'zod'
import { activity } from './activity.ts'
import { Country, Currency, Moment, Nothing, type Call } from '../base/call.ts'
import { UsedPasskey } from './shapes/used-passkey.ts'

/** The logged-in player, as the page shows them. */
export const Profile = z.object({
  playerId: z.string(),
  userName: z.string(),
  fullName: z.string(),
  nickName: z.string(),
  email: z.string(),
  currency: Currency,
  language: z.string(),
  appliedCountryRules: z.string(),
  lastLoginTime: Moment.nullable(),
  previousLoginTime: Moment.nullable(),
  potentialMinor: z.boolean().describe('An operator has marked the player as possibly under age'),
  details: z.object({ country: Country, phoneNumber: z.string(), hasPassword: z.boolean() }),
})
export type Profile = z.infer<typeof Profile>

/** The documents that a player accepts, each with the version that was read. */
export const Accepted = z.object({ 'privacy-policy': z.int(), 'terms-conditions': z.int(), 'licence-agreement': z.int() }).partial()

const readSession = {
  at: 'GET /api/session',
  about: 'Who is logged in; profile is null for a visitor',
  takes: Nothing,
  answers: z.object({ profile: Profile.nullable() }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const login = {
  at: 'POST /api/login',
  about:
    'Sign in with login (e-mail or user name) and password. The session comes as a cookie that scripts cannot read. 248: the password was right and a one-time code is asked for, at POST /api/login/code. 155, 156 and 214: everything was right and a document has to be accepted, at POST /api/login/consent',
  takes: z.object({
    login: z.string().max(254),
    password: z.string().max(256),
    customerApp: z.literal('poker').optional(),
    captcha: z.string().max(400).optional().describe('A solved puzzle, after error 197, 276 or 277'),
  }),
  answers: z.object({ profile: Profile }),
  refuses: [
    2, 6, 7, 9, 107, 111, 112, 114, 120, 122, 137, 155, 156, 184, 196, 197, 210, 211, 214, 216, 217, 222, 226, 233, 238, 245, 248, 252, 258,
    276, 277, 278, 281, 295, 305,
  ],
  who: 'anyone',
} as const satisfies Call

const loginWithCode = {
  at: 'POST /api/login/code',
  about: 'The second step of a sign-in: a one-time code, or a recovery code. Which sign-in it is, a cookie says',
  takes: z.object({ code: z.string().max(40) }),
  answers: z.object({ profile: Profile }),
  refuses: [
    2, 109, 111, 112, 114, 120, 122, 133, 134, 137, 155, 156, 184, 196, 210, 211, 214, 216, 217, 222, 226, 233, 238, 245, 252, 258, 278,
    281, 295, 305,
  ],
  who: 'anyone',
} as const satisfies Call

const acceptDocuments = {
  at: 'POST /api/login/consent',
  about:
    'Accepts what a sign-in waits for (after error 155, 156 or 214) and goes on with it; a document that is still missing is told in the same way. Which sign-in it is, a cookie says',
  takes: z.object({ accepted: Accepted }),
  answers: z.object({ profile: Profile }),
  refuses: [
    2, 111, 112, 114, 120, 122, 133, 134, 137, 155, 156, 184, 196, 210, 211, 214, 216, 217, 222, 226, 233, 238, 245, 252, 258, 278, 281,
    295, 305,
  ],
  who: 'anyone',
} as const satisfies Call

const readConsentsAsked = {
  at: 'GET /api/consent',
  about: 'The documents that the logged-in player has not accepted in the version that is asked for',
  takes: Nothing,
  answers: z.object({ asked: Accepted }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const acceptConsents = {
  at: 'POST /api/consent',
  about: 'The logged-in player accepts documents (after error 155, 156 or 214 of a deposit or a game)',
  takes: z.object({ accepted: Accepted }),
  answers: Nothing,
  refuses: [2, 115],
  who: 'player',
} as const satisfies Call

const giveEmail = {
  at: 'POST /api/login/email',
  about: 'An account without an e-mail address gets one and goes on to log in (after error 222). Which sign-in it is, a cookie says',
  takes: z.object({ email: z.string().max(300) }),
  answers: z.object({ profile: Profile }),
  refuses: [
    2, 104, 111, 112, 114, 120, 122, 133, 134, 137, 184, 196, 210, 211, 216, 217, 226, 233, 238, 245, 252, 258, 264, 278, 281, 295, 305,
  ],
  who: 'anyone',
} as const satisfies Call

const logout = {
  at: 'POST /api/logout',
  about: 'Ends this session',
  takes: Nothing,
  answers: Nothing,
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const changePassword = {
  at: 'POST /api/password',
  about: 'Changes the password of the logged-in player; every other session ends',
  takes: z.object({ oldPassword: z.string().max(256), newPassword: z.string().max(256) }),
  answers: Nothing,
  refuses: [2, 109, 115, 182, 305],
  who: 'player',
} as const satisfies Call

const forgotPassword = {
  at: 'POST /api/password/forgot',
  about: 'Asks for a mail with a link to a new password. The answer is the same whether or not the login is known',
  takes: z.object({ login: z.string().min(1).max(254), captcha: z.string().max(400).optional() }),
  answers: Nothing,
  refuses: [197, 276, 277, 305],
  who: 'anyone',
} as const satisfies Call

const checkPasswordLink = {
  at: 'POST /api/password/link',
  about: 'Whether the link of such a mail can be used, and for which login',
  takes: z.object({ code: z.string().max(100) }),
  answers: z.object({ login: z.string() }),
  refuses: [116, 181, 183],
  who: 'anyone',
} as const satisfies Call

const resetPassword = {
  at: 'POST /api/password/reset',
  about: 'Sets a new password by the link of a mail, once; every session ends',
  takes: z.object({ code: z.string().max(100), newPassword: z.string().max(256) }),
  answers: Nothing,
  refuses: [2, 116, 181, 182, 183, 305],
  who: 'anyone',
} as const satisfies Call

const proveAgain = {
  at: 'POST /api/proof',
  about:
    'The player proves once more who they are, by exactly one of these; after that the call that was refused with 9102 can be sent again. The other way is an identification with the purpose proof',
  takes: z.object({ password: z.string().max(256).optional(), code: z.string().max(40).optional(), used: UsedPasskey.optional() }),
  answers: Nothing,
  refuses: [2, 109, 111, 115, 286, 305],
  who: 'player',
} as const satisfies Call

const readSecondFactor = {
  at: 'GET /api/second-factor',
  about: 'Whether one-time codes are asked for after the password',
  takes: Nothing,
  answers: z.object({ since: Moment.nullable().describe('null where they are off'), recoveryCodesLeft: z.int() }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const beginSecondFactor = {
  at: 'POST /api/second-factor/begin',
  about: 'Begins to switch one-time codes on: a secret for an authenticator app. Nothing holds until a code confirms it',
  takes: z.object({ password: z.string().max(256) }),
  answers: z.object({
    secret: z.string().describe('Base 32, to be typed'),
    address: z.string().describe('otpauth address, to be opened on a phone'),
    picture: z.array(z.array(z.boolean())).describe('The same as rows of dark and light squares'),
  }),
  refuses: [109, 115, 305, 309],
  who: 'player',
} as const satisfies Call

const confirmSecondFactor = {
  at: 'POST /api/second-factor/confirm',
  about: 'Switches one-time codes on by the first of them; the recovery codes are told this once',
  takes: z.object({ code: z.string().max(40) }),
  answers: z.object({ recoveryCodes: z.array(z.string()) }),
  refuses: [109, 111, 115, 194, 305, 309],
  who: 'player',
} as const satisfies Call

const endSecondFactor = {
  at: 'POST /api/second-factor/end',
  about: 'Switches one-time codes off, by the password and a code or a recovery code',
  takes: z.object({ password: z.string().max(256), code: z.string().max(40) }),
  answers: Nothing,
  refuses: [109, 111, 115, 305],
  who: 'player',
} as const satisfies Call

export const signIn = {
  readSession,
  login,
  loginWithCode,
  acceptDocuments,
  readConsentsAsked,
  acceptConsents,
  giveEmail,
  logout,
  changePassword,
  forgotPassword,
  checkPasswordLink,
  resetPassword,
  ...activity,
  proveAgain,
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
}
