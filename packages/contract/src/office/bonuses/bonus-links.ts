import { z } from 'zod'
import { Amount, Moment } from '../../base/call.ts'
import { After, type OfficeCall } from '../base/office-call.ts'

const sharedThings = ['person', 'phoneNumber', 'address', 'paymentAccount', 'device'] as const
const Currency = z.string().min(3).max(4)

/** Accounts that belong together and have had bonuses. */
const LinkedBonuses = z.object({
  place: z.string(),
  shares: z.array(z.enum(sharedThings)),
  players: z.array(z.object({ id: z.string(), name: z.string(), country: z.string() })).describe('At most ten, of those within reach'),
  count: z.int(),
  campaigns: z.array(z.object({ id: z.string(), name: z.string() })).describe('Those that more than one of them had'),
  bonuses: z.int(),
  given: z.array(z.object({ currency: Currency, amount: Amount })),
  converted: z.array(z.object({ currency: Currency, amount: Amount })).describe('What became cash'),
  lastAt: Moment,
})
export type LinkedBonuses = z.infer<typeof LinkedBonuses>

const listBonusLinks = {
  at: 'GET /office/bonus-links',
  about:
    'Accounts that share a person, a phone number, an address, a payment account or a device and have had bonuses within 90 days, those with the same campaign first',
  takes: z.object({ share: z.enum(sharedThings).optional(), after: After }),
  answers: z.object({ groups: z.array(LinkedBonuses), foundAt: Moment.nullable(), next: z.string().nullable() }),
  refuses: [],
  permission: 'players.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** The call about bonuses of accounts that belong together. */
export const bonusLinkCalls = { listBonusLinks }
