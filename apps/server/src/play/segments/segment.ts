import { z } from 'zod'

const Days = z.int().min(0).max(3650)
/** Between so many; without a bound as many as there are. */
const Range = z
  .strictObject({ least: Days.optional(), most: Days.optional() })
  .refine(({ least = 0, most = Infinity }) => least <= most, 'the least is above the most')
  .refine(({ least, most }) => least !== undefined || most !== undefined, 'give the least, the most, or both')

/** A segment as an operator writes it: players who meet all of what is said. */
export const SegmentData = z
  .strictObject({
    name: z.string().trim().min(3, 'a name of three letters at least').max(60),
    countries: z
      .array(z.string().regex(/^[A-Z]{3}$/, 'a country is three letters, such as SWE'))
      .default([])
      .describe('None: all'),
    openedDaysAgo: Range.optional().describe('How many days ago the account was opened'),
    seenDaysAgo: Range.optional().describe('How many days ago they last signed in'),
    deposits: z
      .strictObject({ withinDays: z.int().min(1).max(3650), least: Days.optional(), most: Days.optional() })
      .refine(({ least = 0, most = Infinity }) => least <= most, 'the least is above the most')
      .refine(({ least, most }) => least !== undefined || most !== undefined, 'give the least, the most, or both')
      .optional()
      .describe('How many of their deposits were credited within so many days'),
  })
  .refine(
    ({ countries, openedDaysAgo, seenDaysAgo, deposits }) => countries.length > 0 || Boolean(openedDaysAgo ?? seenDaysAgo ?? deposits),
    'say at least one thing about its players',
  )
export type SegmentData = z.output<typeof SegmentData>

/** A segment in its current version. */
export type SegmentRow = { id: number; version: number; data: SegmentData }
