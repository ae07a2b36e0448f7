import { z } from 'zod'
import type { House } from '../../../base/house.ts'
import type { LiveTable } from '../../studio-contract/studio-door.ts'
import type { Studio } from '../../studio-contract/studio.ts'
import { callStudio } from './signature.ts'

const minor = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(BigInt)
const ms = z.int().min(0).max(86_400_000)

/** What a studio tells of its shared tables. */
const Live = z.object({
  tables: z
    .array(
      z.object({
        gameId: z.string().min(1).max(100),
        players: z.int().min(0).max(1_000_000),
        betsMs: ms,
        leftMs: ms,
        minStake: minor,
        maxStake: minor,
        last: z.array(z.object({ text: z.string().min(1).max(4), tone: z.enum(['red', 'black', 'green', 'blue']) })).max(40),
      }),
    )
    .max(500),
})

/** Reads what goes on at a studio's shared tables. */
export async function readLive(house: House, studio: Studio): Promise<LiveTable[]> {
  const { tables } = Live.parse(await callStudio(house, studio, '/api/live', {}))
  return tables.map(({ gameId, ...table }) => ({ game: gameId, ...table }))
}
