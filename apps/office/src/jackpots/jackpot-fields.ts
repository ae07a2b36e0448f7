import { withField, type DataField, type Written } from '../written/index.ts'

export const kinds = ['mustHitBy', 'random', 'reels'] as const
type Kind = (typeof kinds)[number]

/** What stakes bring to it, and in which games. */
export const commonFields = [
  { name: 'meterPpm', kind: 'whole' },
  { name: 'reservePpm', kind: 'whole' },
  { name: 'games', kind: 'codes' },
] as const satisfies readonly DataField[]

const seed = { name: 'seed', kind: 'text' } as const

/** The amounts by which each kind is won. */
export const amountFields = {
  mustHitBy: [seed, { name: 'ceiling', kind: 'text' }],
  random: [seed, { name: 'oneIn', kind: 'text' }],
  reels: [seed, { name: 'fullStake', kind: 'text' }],
} as const satisfies Record<Kind, readonly DataField[]>

export const fieldsOf = (kind: Kind): readonly DataField[] => amountFields[kind]

export const kindOf = (data: Written): Kind => kinds.find((kind) => kind === data['kind']) ?? 'mustHitBy'

/** The fields that each kind has of its own. */
const ownFields: Record<Kind, readonly string[]> = { mustHitBy: ['ceiling'], random: ['oneIn'], reels: ['outcome', 'fullStake'] }

/** Changes the kind; what other kinds alone have is left out. */
export function withKind(data: Written, kind: string): Written {
  const others = kinds.filter((other) => other !== kind).flatMap((other) => ownFields[other])
  return others.reduce<Written>((left, field) => withField(left, field, undefined), { ...data, kind })
}

/** What a new one begins with: 1 % into the pot, half of it into the reserve, from 1,000 to 5,000. */
export const firstJackpot = (currency: string): Written => ({
  names: {},
  currency,
  kind: 'mustHitBy',
  seed: '1000.00',
  ceiling: '5000.00',
  meterPpm: 10_000,
  reservePpm: 5000,
  games: [],
})
