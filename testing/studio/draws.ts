import fc from 'fast-check'
import { openDraw, type Draw } from '../../apps/studio/src/engine/fairness/fair-draw.ts'
import { blocksOf } from '../../apps/studio/src/engine/fairness/seeds.ts'

type Pair = { serverSeed: string; clientSeed: string; nonce: number }

/** Any pair of seeds and number of a round. */
export const seeds: fc.Arbitrary<Pair> = fc.record({
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
  clientSeed: fc.string({ minLength: 1, maxLength: 64 }),
  nonce: fc.nat(),
})

/** Opens the draws of a round as the studio does. */
export const drawOf = ({ serverSeed, clientSeed, nonce }: Pair): Draw => openDraw(blocksOf(serverSeed, clientSeed, nonce))

/** Stakes that are multiples of a game's unit. */
export const stakesOf = (unit: number): fc.Arbitrary<bigint> => fc.bigInt({ min: 1n, max: 2000n }).map((units) => units * BigInt(unit))
