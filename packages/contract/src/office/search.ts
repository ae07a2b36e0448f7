import { z } from 'zod'
import type { OfficeCall } from './base/office-call.ts'

const hitKinds = ['player', 'deposit', 'withdrawal', 'round', 'posting', 'campaign', 'staff', 'request'] as const
/** By what something was found. */
const hitBys = ['id', 'email', 'phone', 'account', 'nationalId', 'userName', 'reference', 'providerReference', 'code', 'name'] as const

/** Something that has just this name, masked where it is a person. */
const Hit = z.object({
  kind: z.enum(hitKinds),
  by: z.enum(hitBys),
  id: z.string(),
  title: z.string().describe('What it is called: a person by first name and initial, money by its amount'),
  state: z.string().nullable(),
  country: z.string().nullable(),
  href: z.string().nullable().describe('Its page in the office; null where there is none, or not for whoever asks'),
})
export type Hit = z.infer<typeof Hit>

const search = {
  at: 'POST /office/search',
  about:
    'Finds what has just this id, reference, e-mail address, phone number, account, national id, name or code, as far as whoever asks may read it. A POST, so that no address of the office holds what was looked for; a person found by more than a number stands in the access log',
  takes: z.object({ q: z.string().trim().min(2).max(200) }),
  answers: z.object({ hits: z.array(Hit) }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** The one search of the office. */
export const searchCalls = { search }
