import { z } from 'zod'
import { Nothing } from '../../base/call.ts'

/** What the calls about data share that people write as drafts, change as versions, and start. */

export const Id = z.string().regex(/^[1-9]\d{0,8}$/)
export const Currency = z.string().min(3).max(4)

/** Data as it is written; `page` explains its fields. */
export const dataOf = (page: string) => z.record(z.string().max(60), z.unknown()).describe(`${page} explains each field`)

/** What an act about it can be refused with. */
export const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

/** What it can be written in. */
export const offered = { languages: z.array(z.string()), currencies: z.array(Currency) }

/** A call that looks. */
export const looks = { refuses: [], permission: 'campaigns.read', effect: 'reads', gate: 'none' } as const

/** A call that writes a draft, or another version. */
export const drafts = { answers: Nothing, refuses: acting, permission: 'campaigns.draft', effect: 'changes', gate: 'reason' } as const

/** A call that starts or ends it, for which a second person agrees: money follows. */
export const startsOrEnds = {
  answers: Nothing,
  refuses: acting,
  permission: 'campaigns.start',
  effect: 'movesMoney',
  gate: 'second',
} as const
