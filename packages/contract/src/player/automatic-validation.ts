import { z } from 'zod'
import { Nothing, type Call } from '../base/call.ts'

/** The two facts about a person that an automatic validation service can confirm. */
const PersonGroup = z.enum(['identity', 'address'])

/** The automatic validation that a player is offered. */
export const AutomaticValidation = z.object({
  provider: z.enum(['shuftipro', 'incode', 'idenfy']).describe('The service that is on'),
  covers: z.array(PersonGroup).describe('The groups that it looks at; the others are sent by hand'),
  groups: z.array(PersonGroup).describe('Those of them that are open'),
  verificationToken: z.string().describe('Lets this session begin at iDenfy'),
  refused: z.string().nullable().describe('The error that stands in the way, such as idenfyAML'),
})
export type AutomaticValidation = z.infer<typeof AutomaticValidation>

const refuses = [115, 130, 282, 305, 9003]

const beginShuftipro = {
  at: 'POST /api/documents/validation/shuftipro',
  about: 'Begins an automatic validation at Shufti Pro, or goes on with the one that is open. 305: documents are sent by hand now',
  takes: Nothing,
  answers: z.object({ verificationUrl: z.url().describe('For the frame') }),
  refuses,
  who: 'player',
} as const satisfies Call

const beginIncode = {
  at: 'POST /api/documents/validation/incode',
  about: 'Begins an automatic validation at Incode, whose flows are about one group each',
  takes: z.object({ type: PersonGroup.default('identity') }),
  answers: z.object({ type: PersonGroup, verificationUrl: z.url().describe('For the frame') }),
  refuses,
  who: 'player',
} as const satisfies Call

const beginIdenfy = {
  at: 'POST /api/documents/validation/idenfy',
  about: 'Begins an automatic validation at iDenfy',
  takes: z.object({ verificationToken: z.string().max(200).describe('Of GET /api/documents') }),
  answers: z.object({ url: z.url().describe('For the frame') }),
  refuses: [...refuses, 286],
  who: 'player',
} as const satisfies Call

const readValidationStatus = {
  at: 'GET /api/documents/validation/status',
  about: 'How the last automatic validation stands; always as it is now',
  takes: z.object({ type: PersonGroup.optional().describe('The last one that was about this group') }),
  answers: z.object({
    status: z.enum(['none', 'pending', 'approved', 'rejected', 'expired']),
    error: z.string().optional().describe('Why it was refused, where more is to be told'),
    errorCode: z.int().optional(),
    byOperator: z.boolean().optional().describe('The service has ended, and an operator decides: that takes days'),
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

export const automaticValidation = { beginShuftipro, beginIncode, beginIdenfy, readValidationStatus }
