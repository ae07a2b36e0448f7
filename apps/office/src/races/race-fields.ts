import { recordIn, withField, type DataField, type Written } from '../written/index.ts'

export const formats = ['bestMultiplier', 'points', 'sprint', 'wager'] as const
export type Format = (typeof formats)[number]

/** What each format alone has. The steps of points are typed as text. */
export const formatFields = {
  bestMultiplier: [{ name: 'consecutive', kind: 'whole' }],
  points: [],
  sprint: [{ name: 'firstRounds', kind: 'whole' }],
  wager: [],
} as const satisfies Record<Format, readonly DataField[]>

/** Which rounds count. */
export const roundFields = [
  { name: 'minStake', kind: 'text' },
  { name: 'maxStake', kind: 'text' },
  { name: 'games', kind: 'codes' },
  { name: 'countries', kind: 'codes' },
] as const satisfies readonly DataField[]

/** What it costs and what there is to win. */
export const moneyFields = [
  { name: 'prizes', kind: 'codes' },
  { name: 'buyIn', kind: 'text' },
  { name: 'minPlayers', kind: 'whole' },
  { name: 'poolShares', kind: 'wholes' },
] as const satisfies readonly DataField[]

export const formatOf = (data: Written): Format => formats.find((one) => one === data['format']) ?? 'bestMultiplier'

/** Changes the format; what the others alone have is left out. */
export function withFormat(data: Written, format: string): Written {
  const own = ['consecutive', 'firstRounds', 'points'].reduce<Written>((rest, name) => withField(rest, name, undefined), data)
  return { ...own, format }
}

/** Shows the steps of points as they are typed: 2:1 10:5. */
export const stepsText = (steps: unknown): string =>
  Array.isArray(steps)
    ? steps
        .map(recordIn)
        .map(({ from, points }) => `${String(from)}:${String(points)}`)
        .join(' ')
    : ''

/** Reads typed steps. What is none stays as it is typed, so that the check can name it. */
export function stepsOf(text: string): unknown {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return undefined
  return words.map((word) => {
    const [from = '', points = ''] = word.split(':')
    return { from, points: /^\d{1,7}$/.test(points) ? Number(points) : points }
  })
}

const hourMs = 3_600_000

/** What a new one begins with: the best multiplier of a single round, for a day from the next midnight but one on. */
export function firstRace(currency: string, now: Date): Written {
  const from = Math.ceil(now.getTime() / (24 * hourMs) + 1) * 24 * hourMs
  return {
    names: {},
    format: 'bestMultiplier',
    consecutive: 1,
    games: [],
    currency,
    minStake: '0.20',
    maxStake: '5.00',
    prizes: ['100.00', '50.00', '25.00'],
    from: new Date(from).toISOString(),
    until: new Date(from + 24 * hourMs).toISOString(),
  }
}
