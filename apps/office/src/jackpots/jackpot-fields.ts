import { withField, type DataField, type Written } from '../written/index.ts'

export const kinds = ['mustHitBy', 'random'] as const
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
} as const satisfies Record<Kind, readonly DataField[]>

export const fieldsOf = (kind: Kind): readonly DataField[] => amountFields[kind]

export const kindOf = (data: Written): Kind => (data['kind'] === 'random' ? 'random' : 'mustHitBy')

/** Changes the kind; what the other kind alone has is left out. */
export const withKind = (data: Written, kind: string): Written =>
  withField({ ...data, kind }, kind === 'random' ? 'ceiling' : 'oneIn', undefined)

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
