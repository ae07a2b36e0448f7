import { z } from 'zod'
import { Country, Moment, Nothing, type Call } from '../base/call.ts'
import { DescribedField } from '../base/fields.ts'
import { IdentificationMethod } from './identification.ts'
import { Profile } from './sign-in.ts'

const Fields = z.record(z.string().max(60), z.string().max(500))

/** The solution of a puzzle: the puzzle's text, a dot, and the number that solves it. */
const CaptchaAnswer = z.string().max(400).optional().describe('A solved puzzle, after error 197, 276 or 277')

const registrationFields = {
  at: 'GET /api/registration/fields',
  about: 'The fields of regular registration, step by step, for a country',
  takes: z.object({
    country: Country.optional(),
    method: z.enum(['regular', 'smartId', 'mobileId']).optional().describe('A service whose registration begins by its form'),
    campaign: z.string().max(12).optional(),
    referralCode: z.string().max(40).optional(),
  }),
  answers: z.object({
    steps: z.array(z.object({ name: z.enum(['userDetails', 'personalInformation', 'verification']), fields: z.array(DescribedField) })),
    regions: z.array(z.string()).optional().describe('The parts of the country from which alone players may come'),
    confirmation: z.boolean().describe('Everything is shown once more before it is sent'),
    agreement: z.object({ id: z.string() }).optional().describe('Which text "Yes, I agree" accepts'),
  }),
  refuses: [2],
  who: 'anyone',
} as const satisfies Call

const validateRegistration = {
  at: 'POST /api/registration/validate',
  about: 'Checks the fields of one step without registering',
  takes: z.object({ step: z.string().max(40), fields: Fields }),
  answers: Nothing,
  refuses: [2, 171, 204, 264, 271, 272, 279, 305],
  who: 'anyone',
} as const satisfies Call

const tellNationalId = {
  at: 'POST /api/registration/national-id',
  about: 'What a national id tells of its owner, in countries whose forms are filled from it',
  takes: z.object({ country: Country, nationalIdNumber: z.string().max(40) }),
  answers: z.object({ valid: z.boolean(), birthDate: z.string().optional(), gender: z.enum(['male', 'female']).optional() }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const readPhoneRules = {
  at: 'GET /api/phone-numbers/rules',
  about: 'How the phone numbers of one country look: the digits after the calling code. The server alone decides about a number',
  takes: z.object({ country: Country }),
  answers: z.object({ callingCode: z.string(), nationalPrefix: z.string(), pattern: z.string(), example: z.string() }),
  refuses: [101],
  who: 'anyone',
  keptSeconds: 86_400,
} as const satisfies Call

const register = {
  at: 'POST /api/registration',
  about:
    'Registers a player. With autoLogin the browser is logged in by the answer, or by its loginToken; with proof "code" the registration waits for the code from a mail until expirationTime; else a mail with an activation link follows. With a registrationToken, whom an identification has proven: what is proven is taken from there, whatever the form says. With the method of a registration that begins by its form, the phone of the person is asked: controlCode is shown until expirationTime, and the waiting request says how it ended',
  takes: z.object({
    fields: Fields,
    agreement: z.string().max(40).optional(),
    captcha: CaptchaAnswer,
    method: IdentificationMethod.optional(),
    registrationToken: z.string().max(200).optional(),
    authorizationToken: z.string().max(200).optional().describe('In place of registrationToken, after an account elsewhere'),
  }),
  answers: z.object({
    autoLogin: z.boolean(),
    loginToken: z.string().optional(),
    expirationTime: z.string().optional(),
    controlCode: z.string().optional().describe('To be compared with the one on the phone'),
    token: z.string().optional().describe('For the waiting request, where a phone is asked'),
    proof: z.enum(['link', 'code']).optional(),
    profile: Profile.optional(),
  }),
  refuses: [
    2, 105, 106, 108, 111, 120, 123, 133, 134, 170, 171, 184, 196, 197, 204, 211, 226, 243, 245, 252, 256, 258, 264, 271, 272, 276, 277,
    278, 279, 281, 282, 286, 304, 305, 1001, 9005,
  ],
  who: 'visitor',
  keyed: true,
} as const satisfies Call

const proveRegistration = {
  at: 'POST /api/registration/code',
  about: 'The code from the mail opens the account and logs in. Which registration it is, a cookie says',
  takes: z.object({ code: z.string().max(12) }),
  answers: z.object({ profile: Profile }),
  refuses: [
    2, 110, 111, 112, 120, 122, 133, 137, 184, 194, 195, 196, 209, 210, 211, 216, 217, 226, 233, 238, 245, 252, 258, 278, 281, 295, 305,
  ],
  who: 'anyone',
} as const satisfies Call

const sendRegistrationCode = {
  at: 'POST /api/registration/code/again',
  about: 'Sends the code of a registration once more',
  takes: Nothing,
  answers: z.object({ expirationTime: Moment, remainingAttempts: z.int() }),
  refuses: [133, 198, 206, 225, 305],
  who: 'anyone',
} as const satisfies Call

const activate = {
  at: 'POST /api/activation',
  about: 'Activates an account by the code from the mail',
  takes: z.object({ activationCode: z.string().max(100) }),
  answers: Nothing,
  refuses: [2, 113, 116, 150, 305],
  who: 'anyone',
} as const satisfies Call

const sendActivationAgain = {
  at: 'POST /api/activation/again',
  about: 'Asks for the activation mail once more. The answer is the same whether or not the login is known',
  takes: z.object({ login: z.string().min(1).max(254), captcha: CaptchaAnswer }),
  answers: Nothing,
  refuses: [197, 276, 277, 305],
  who: 'anyone',
} as const satisfies Call

export const registration = {
  registrationFields,
  validateRegistration,
  tellNationalId,
  readPhoneRules,
  register,
  proveRegistration,
  sendRegistrationCode,
  activate,
  sendActivationAgain,
}
