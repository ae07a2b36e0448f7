import { z } from 'zod'
import { Country, ErrorAnswer, Moment, Nothing, type Call } from '../base/call.ts'
import { DescribedField } from '../base/fields.ts'
import { Accepted, Profile } from './sign-in.ts'

/** The identification services. */
export const IdentificationMethod = z.enum([
  'smartId',
  'mobileId',
  'idin',
  'trustly',
  'cddn',
  'top',
  'zignSec',
  'google',
  'facebook',
  'apple',
])
export type IdentificationMethod = z.infer<typeof IdentificationMethod>

/** The purpose of an identification. */
const IdentificationPurpose = z.enum(['login', 'registration', 'age', 'deposit', 'proof'])

const Token = z.string().min(16).max(200)

/** The fields that a registration form starts with after an identification. */
export const ThirdPartyDetails = z.object({
  method: IdentificationMethod,
  details: z.object({
    registrationToken: z.string(),
    authorizationToken: z.string().optional().describe('The same token under the name that it has after an account elsewhere'),
    titanToken: z.string().optional(),
    country: Country.optional(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
    birthDate: z.string().optional(),
    gender: z.enum(['male', 'female']).optional(),
    backUrl: z.string().optional().describe('Where the service waits for the registrationToken, in a window of its own'),
  }),
})
export type ThirdPartyDetails = z.infer<typeof ThirdPartyDetails>

const initLogin = {
  at: 'POST /api/login/init',
  about: 'Prepares a login or an identification at another service: a token for this browser, to be sent with the first call',
  takes: z.object({ customerApp: z.literal('poker').optional() }),
  answers: z.object({ identificationToken: z.string(), expirationTime: Moment }),
  refuses: [305],
  who: 'anyone',
} as const satisfies Call

const identify = {
  at: 'POST /api/identification',
  about:
    'Begins to find out who somebody is. `code`: show it and wait; `popup`, `frame`, `redirect`: open the url. The waiting request says how it ended',
  takes: z.object({
    method: IdentificationMethod,
    purpose: IdentificationPurpose,
    identificationToken: z.string().max(200),
    personalCode: z.string().trim().max(40).optional(),
    phoneNumber: z.string().trim().max(30).optional(),
    country: Country.optional().describe('Whose personal code it is, where the method knows several'),
    bic: z.string().max(11).optional(),
    customerApp: z.literal('poker').optional(),
    inWindow: z.boolean().optional().describe('The service is shown in a window of its own, which says that it is done and closes'),
  }),
  answers: z.object({
    token: z.string().describe('For the waiting request'),
    mode: z.enum(['code', 'popup', 'frame', 'redirect']),
    code: z.string().optional(),
    url: z.string().optional(),
    zignSecRedirectUrl: z.string().optional(),
    expirationTime: Moment,
  }),
  refuses: [2, 111, 115, 134, 243, 282, 286, 305],
  who: 'anyone',
} as const satisfies Call

const cancelIdentification = {
  at: 'POST /api/identification/cancel',
  about: 'Gives an identification up: its waiting ends and what the service answers later is not looked at',
  takes: z.object({ token: Token }),
  answers: Nothing,
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const waitingRequestDetails = {
  at: 'POST /api/waiting-request',
  about:
    'How an identification stands, for the browser in which it began. Success at a login has a loginToken; error 110 has details and a registrationToken for signing up',
  takes: z.object({ token: z.string().min(1).max(200) }),
  answers: z.object({
    status: z.enum(['pending', 'expired', 'error', 'success']),
    payload: z.object({
      errorCode: z.int().optional(),
      error: z.string().optional(),
      errorDetails: z.record(z.string(), z.unknown()).optional(),
      expireTimestamp: Moment.optional(),
      loginToken: z.string().optional(),
      autoLogin: z.boolean().optional(),
      registered: z.boolean().optional().describe('An account was opened by it'),
      registrationToken: z.string().optional(),
      details: ThirdPartyDetails.optional(),
      customerApp: z.literal('poker').optional(),
    }),
  }),
  refuses: [305],
  who: 'anyone',
} as const satisfies Call

const loginByToken = {
  at: 'POST /api/login/token',
  about:
    'Signs in by a token of an identification, or with tokenProvider by the authorization code of that service. 155 and 156: something has to be accepted first; the same token can then be sent once more with `accepted`. 248: an account elsewhere is worth as much as a password, and a one-time code is asked for, at POST /api/login/code',
  takes: z.object({
    t: z.string().min(1).max(4000),
    tokenProvider: IdentificationMethod.optional(),
    identificationToken: z.string().max(200).optional().describe('With tokenProvider'),
    customerApp: z.literal('poker').optional(),
    accepted: Accepted.optional(),
  }),
  answers: z.object({ profile: Profile }),
  refuses: [
    107, 110, 111, 112, 114, 120, 122, 123, 133, 134, 137, 155, 156, 184, 196, 210, 211, 214, 216, 217, 226, 233, 238, 243, 245, 248, 252,
    257, 258, 259, 278, 281, 282, 286, 295, 305, 1001,
  ],
  who: 'anyone',
} as const satisfies Call

const autoLogin = {
  at: 'POST /api/login/auto',
  about: 'Takes up a login that this browser still has: after a return, from its cookie. profile is null where there is none',
  takes: z.object({ customerApp: z.literal('poker').optional() }),
  answers: z.object({ profile: Profile.nullable() }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const thirdPartyFields = {
  at: 'POST /api/registration/third-party/fields',
  about: 'The form of a registration after an identification: what is proven is filled in and read-only',
  takes: z.object({ registrationToken: Token, country: Country.optional() }),
  answers: z.object({
    method: IdentificationMethod,
    steps: z.array(z.object({ name: z.enum(['userDetails', 'personalInformation', 'verification']), fields: z.array(DescribedField) })),
  }),
  refuses: [123, 133, 304],
  who: 'visitor',
} as const satisfies Call

const readAgeVerification = {
  at: 'GET /api/age-verification',
  about:
    'Whether a service has vouched for the age of the player, and by which it can. pending: the browser is back from the service and its answer is looked at',
  takes: Nothing,
  answers: z.object({
    status: z.enum(['verified', 'pending', 'notVerified']),
    methods: z.array(IdentificationMethod),
    refusal: ErrorAnswer.optional().describe('How the last try ended, where it ended in nothing'),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const initIdinAgeVerification = {
  at: 'POST /api/age-verification/idin',
  about: 'Begins to have the age of the player verified by their bank: the browser goes to redirectUrl and comes back to returnUrl',
  takes: z.object({
    bic: z.string().max(11).optional().describe('The chosen bank, where the setting asks for it here'),
    returnUrl: z
      .string()
      .regex(/^\/my\/[a-z-]{1,60}$/)
      .optional()
      .describe('A page of the player, /my/verification where nothing is said'),
  }),
  answers: z.object({ redirectUrl: z.url(), expirationTime: Moment }),
  refuses: [2, 111, 115, 243, 282, 305, 309],
  who: 'player',
} as const satisfies Call

export const identification = {
  initLogin,
  identify,
  cancelIdentification,
  waitingRequestDetails,
  loginByToken,
  autoLogin,
  thirdPartyFields,
  readAgeVerification,
  initIdinAgeVerification,
}
