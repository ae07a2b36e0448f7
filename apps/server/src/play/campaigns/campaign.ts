import { CampaignTerms } from '@fairhouse/contract'
import { z } from 'zod'
import { CashbackWindows } from './cashback-windows.ts'
import { KnownCurrency, Wagering } from './wagering.ts'

const Country = z.string().regex(/^[A-Z]{3}$/, 'a country is three letters, such as SWE')
const Texts = z.record(z.string().regex(/^[a-z]{2,4}$/, 'a language, such as en'), z.string().min(1).max(200))
const Moment = z.iso.datetime({ error: 'a moment in UTC, such as 2026-12-31T23:00:00Z' })

/**
 * A campaign, as data an operator edits; docs/cashier.md explains each field, docs/bonuses.md those of `wagering`. An empty list of countries, methods or
 * deposits means all.
 */
export const CampaignData = z.strictObject({
  id: z.int().positive().describe('0 is a promo code and -1 none, so ids begin with 1'),
  names: Texts.refine((names) => Object.keys(names).length > 0, 'a name in one language at least'),
  about: Texts.optional(),
  bannerUri: z
    .string()
    .max(300)
    .regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'a path of this site, or an https address')
    .optional(),
  offeredAt: z
    .array(z.enum(['deposit', 'registration', 'code', 'window', 'level', 'operator']))
    .min(1)
    .default(['deposit'])
    .describe(
      'code: whoever types its promo code has it, without a deposit; window: its cashback is for all, without any act; registration: chosen in its form, and given with the first deposit, or once the account is ready if nothing in it asks for one; level: of the loyalty programme; operator: staff give it to one player',
    ),
  optIn: z.boolean().default(true).describe('Off: automatic, unless a player declines'),
  promoCode: z
    .string()
    .regex(/^[A-Z0-9-]{2,40}$/, 'capitals, digits and hyphens')
    .optional(),
  listed: z.boolean().default(true).describe('Off: only its promo code leads to it'),
  startsAt: Moment,
  endsAt: Moment.optional(),
  countries: z.array(Country).default([]),
  excludedCountries: z.array(Country).default([]),
  segment: z.int().positive().optional().describe('Whom it is for, by the number of a segment; looked at when it is offered and begun'),
  methods: z.array(z.int().positive()).default([]),
  deposits: z.array(z.int().positive()).default([]).describe('Which deposits of a player it is for: [1] is the first'),
  timesPerPlayer: z.int().positive().optional(),
  coolOffHours: z.int().positive().max(87_600).optional().describe('Between two bonuses of one player'),
  validDays: z.int().positive().max(3650).optional(),
  gameProvider: z.string().max(60).optional(),
  excludedGames: z
    .array(z.string().min(1).max(90))
    .default([])
    .describe('Games, by the names of their addresses, that may not be opened while its bonus is to be wagered'),
  freeSpinGames: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,89}$/, 'a game, by the name of its address'))
    .max(50)
    .optional()
    .describe('Games, by the names of their addresses, in which its free spins are played'),
  minAge: z.int().min(18).max(99).optional().describe('Nobody younger has it, nor whom an operator has marked as possibly under age'),
  terms: z.record(KnownCurrency, CampaignTerms.strict()),
  wagering: Wagering.optional(),
  cashback: CashbackWindows.optional(),
})
export type CampaignData = z.output<typeof CampaignData>
/** A campaign as seeds write it; fields with defaults may be omitted. */
export type CampaignSeed = z.input<typeof CampaignData>

/** A version of a campaign, and whether it is enabled. One that was never started is a draft. */
export type CampaignRow = {
  id: number
  version: number
  enabled: boolean
  started_at: Date | null
  bonuses_end_at: Date | null
  data: CampaignData
}
