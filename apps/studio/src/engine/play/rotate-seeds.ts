import type { Queries } from '@fairhouse/process/database.ts'
import { readOpenRound } from '../rounds/round.sql.ts'
import { revealSeeds, writeClientSeed } from '../fairness/seeds.sql.ts'
import type { Seeds } from '../fairness/seeds.ts'

/** Takes the seeds of a player out of play and reveals them; an open round has to end first. */
export async function rotateSeeds(query: Queries, owner: string, now: Date): Promise<Seeds | { code: string }> {
  if (await readOpenRound(query, owner)) return { code: 'ROUND_OPEN' }
  return (await revealSeeds(query, owner, now)) ?? { code: 'ROUND_OPEN' }
}

/** Sets the player's own client seed from the next round on; an open round has to end first. */
export async function setClientSeed(query: Queries, owner: string, clientSeed: string): Promise<{ code: string } | null> {
  if (await readOpenRound(query, owner)) return { code: 'ROUND_OPEN' }
  await writeClientSeed(query, owner, clientSeed)
  return null
}
