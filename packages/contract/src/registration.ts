import { z } from 'zod'
import { Country, Nothing, type Call } from './call.ts'
import { DescribedField } from './fields.ts'
import { IdentificationMethod } from './identification.ts'

export const registrationFields = {
  at: 'GET /api/registration/fields',
  about: 'The fields of regular registration, step by step, for a country',
  takes: z.object({ country: Country.optional(), method: z.literal('regular').optional() }),
  answers: z.object({
    steps: z.array(z.object({ name: z.enum(['userDetails', 'personalInformation', 'verification']), fields: z.array(DescribedField) })),
  }),
  refuses: [2],
  who: 'anyone',
} as const satisfies Call

export const validateRegistration = {
  at: 'POST /api/registration/validate',
  about: 'Checks the fields of one step without registering',
  takes: z.object({ step: z.string().max(40), fields: z.record(z.string().max(60), z.string().max(500)) }),
  answers: Nothing,
  refuses: [2, 204, 264, 305],
  who: 'anyone',
} as const satisfies Call

export const register = {
  at: 'POST /api/registration',
  about:
    'Registers a player. A mail with an activation link follows. With a registrationToken, whom an identification has proven: what is proven is taken from there, whatever the form says',
  takes: z.object({
    fields: z.record(z.string().max(60), z.string().max(500)),
    method: IdentificationMethod.optional(),
    registrationToken: z.string().max(200).optional(),
  }),
  answers: z.object({
    autoLogin: z.boolean(),
    loginToken: z.string().optional(),
    expirationTime: z.string().optional(),
    controlCode: z.string().optional(),
  }),
  refuses: [2, 105, 106, 108, 120, 123, 133, 134, 196, 204, 226, 256, 258, 264, 305, 1001],
  who: 'visitor',
  keyed: true,
} as const satisfies Call

export const activate = {
  at: 'POST /api/activation',
  about: 'Activates an account by the code from the mail',
  takes: z.object({ activationCode: z.string().max(100) }),
  answers: Nothing,
  refuses: [2, 113, 116, 150, 305],
  who: 'anyone',
} as const satisfies Call

export const sendActivationAgain = {
  at: 'POST /api/activation/again',
  about: 'Asks for the activation mail once more. The answer is the same whether or not the login is known',
  takes: z.object({ login: z.string().min(1).max(254) }),
  answers: Nothing,
  refuses: [305],
  who: 'anyone',
} as const satisfies Call

export const registration = { registrationFields, validateRegistration, register, activate, sendActivationAgain }
