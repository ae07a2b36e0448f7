import { currencies } from '@fairhouse/money'
import { z } from 'zod'
import { flag, fromJson, integer, record, type Setting } from '../definition/setting.ts'

const Texts = z
  .record(z.string().regex(/^[a-z]{2,4}$/, 'a language, such as en'), z.string().min(1).max(200))
  .refine((texts) => Object.keys(texts).length > 0, 'a text in one language at least')
const Currency = z.string().refine((code) => Object.hasOwn(currencies, code), 'a currency that the product knows')

/** A level of the loyalty programme: the points of the last 90 days that reach it, by currency, and what it brings. */
const Level = z.strictObject({
  names: Texts,
  points: z.record(Currency, z.int().positive()),
  benefits: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('payout'), text: Texts, hours: z.int().min(1).max(168).default(24) }),
        z.strictObject({ kind: z.enum(['contact', 'other']), text: Texts }),
      ]),
    )
    .max(10)
    .default([]),
  campaign: z.int().positive().optional().describe('A campaign offered at levels, whose bonus reaching it for the first time brings'),
})
export type LoyaltyLevel = z.output<typeof Level>

const Levels = z
  .array(Level)
  .max(12)
  .refine(
    (levels) => levels.every((level, place) => place === 0 || isAbove(level, levels[place - 1]!)), // the place is not the first
    'each level asks for more points than the one before, in every currency of both',
  )

const isAbove = (level: LoyaltyLevel, before: LoyaltyLevel) =>
  Object.entries(level.points).every(([currency, points]) => points > (before.points[currency] ?? 0))

function readLevels(input: unknown): readonly LoyaltyLevel[] {
  const { data, error } = Levels.safeParse(typeof input === 'string' ? fromJson(input) : input)
  if (data) return data
  const [first] = error.issues
  const where = first?.path.length ? ` ${first.path.join('.')}:` : ''
  throw new Error(`Give a list of levels as docs/bonuses.md shows it;${where} ${(first?.message ?? 'this is none').replace(/\.$/, '')}.`)
}

const levels: Setting<readonly LoyaltyLevel[]> = {
  about:
    'The levels of the loyalty programme, from the lowest: [{"names": {"en": "Bronze"}, "points": {"EUR": 1000}, "benefits": [{"kind": "payout", "hours": 24, "text": {"en": "Your withdrawals are looked at first"}}]}]. A payout benefit lets withdrawals go ahead in their queue by so many hours',
  scope: 'server',
  fallback: [
    {
      names: { en: 'Bronze', sv: 'Brons', et: 'Pronks', nl: 'Brons', fi: 'Pronssi', de: 'Bronze', ar: 'البرونزي' },
      points: { EUR: 1000, GBP: 1000, USD: 1000, SEK: 10_000, DKK: 10_000 },
      benefits: [
        {
          kind: 'contact',
          text: {
            en: 'Support answers your messages before others',
            sv: 'Supporten svarar på dina meddelanden före andras',
            et: 'Klienditugi vastab sinu sõnumitele enne teisi',
            nl: 'Support beantwoordt jouw berichten vóór andere',
            fi: 'Asiakaspalvelu vastaa viesteihisi ennen muita',
            de: 'Der Support beantwortet Ihre Nachrichten vor anderen',
            ar: 'يجيب الدعم على رسائلك قبل غيرها',
          },
        },
      ],
    },
    {
      names: { en: 'Silver', sv: 'Silver', et: 'Hõbe', nl: 'Zilver', fi: 'Hopea', de: 'Silber', ar: 'الفضي' },
      points: { EUR: 5000, GBP: 5000, USD: 5000, SEK: 50_000, DKK: 50_000 },
      benefits: [
        {
          kind: 'payout',
          hours: 24,
          text: {
            en: 'Your withdrawals are looked at before others',
            sv: 'Dina uttag granskas före andras',
            et: 'Sinu väljamaksed vaadatakse üle enne teisi',
            nl: 'Jouw opnames worden vóór andere bekeken',
            fi: 'Nostosi käsitellään ennen muita',
            de: 'Ihre Auszahlungen werden vor anderen bearbeitet',
            ar: 'تُراجَع طلبات السحب الخاصة بك قبل غيرها',
          },
        },
      ],
    },
  ],
  form: { kind: 'json' },
  parse: readLevels,
}

/** Settings of the loyalty programme, and of races; whether there are any say fe.loyalty.enabled and fe.tournaments.blocked. */
export const loyalty = {
  'be.loyalty.weights': record({
    about:
      'How much a stake of own money counts for loyalty points, in basis points, most exact first: {"game:harvest-wheel": 2500, "provider:12": 0, "group:roulette": 2500, "product:live": 2500, "default": 10000}. 10000: a point for each unit of the currency',
    fallback: { default: 10_000, 'product:live': 2500, 'product:poker': 0 },
    scope: 'server',
    names: /^(default|(product|group|game):[a-z0-9][a-z0-9-]{0,89}|provider:[1-9]\d{0,8})$/,
    of: integer({ about: '', fallback: 10_000, scope: 'server', min: 0, max: 1_000_000 }),
  }),
  'be.loyalty.levels': levels,
  'be.races.wager': flag({
    about: 'A race may be won by the largest sum of stakes, which rewards playing on; countries forbid it all the same',
    fallback: false,
    scope: 'server',
  }),
}
