import { z } from 'zod'
import { Country, Moment, type Call } from '../base/call.ts'

const LoginStatus = z.object({
  status: z.enum(['init', 'ok', 'rejected', 'cancelled']),
  loginCode: z.string().optional(),
})

/** The next step of Continue play: the bank's page, in a frame or as the whole page. */
export const Resume = z.object({
  type: z.literal('form'),
  methodId: z.int(),
  url: z.string(),
  origin: z.string(),
  method: z.enum(['GET', 'POST']).default('POST'),
  target: z.enum(['frame', 'top']).default('frame'),
  params: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  reference: z.string(),
  providerReference: z.string(),
  token: z.string(),
  loginStatus: LoginStatus,
})
export type Resume = z.infer<typeof Resume>

const resumePlay = {
  at: 'POST /api/resume',
  about: 'Continue play: somebody proves at their bank whose account it is, and goes on with the account that they have',
  takes: z.object({
    method: z.int(),
    country: Country.optional().describe('Of the bank, where the visit comes from elsewhere'),
    customerApp: z
      .literal('poker')
      .optional()
      .describe(
        'Where the bank sends back to: the login of the poker client, else that of the site. All else of that address the server knows',
      ),
  }),
  answers: Resume,
  refuses: [2, 111, 115, 231, 243, 282, 286, 305, 3001],
  who: 'visitor',
} as const satisfies Call

const resumeStatus = {
  at: 'GET /api/resume/status',
  about: 'How Continue play stands; asked every five seconds. loginCode is for login by token',
  takes: z.object({ token: z.string().min(1).max(200) }),
  answers: z.object({
    loginStatus: LoginStatus,
    error: z.string().optional(),
    errorCode: z.int().optional(),
    errorDetails: z.record(z.string(), z.unknown()).optional(),
    expireTimestamp: Moment.optional(),
  }),
  refuses: [305],
  who: 'anyone',
} as const satisfies Call

const loginFinish = {
  at: 'POST /api/resume/finish',
  about: "The bank's page in the frame has confirmed: where the frame goes on",
  takes: z.object({ reference: z.string().min(1).max(100), providerReference: z.string().max(120).optional() }),
  answers: z.object({ redirectUrl: z.string() }),
  refuses: [101, 305],
  who: 'anyone',
} as const satisfies Call

export const payAndPlay = { resumePlay, resumeStatus, loginFinish }
