import { z } from 'zod'
import type { Queries } from '@fairhouse/process/database.ts'
import { readRoundsBetween } from './round.sql.ts'
import { outcomeOf, type Round } from './round.ts'

const mostRounds = 1000

/**
 * Which rounds are asked for: those that began from one moment until before another, a page of them after the last of
 * the page before.
 */
export const statementQuestion = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  after: z.string().min(1).max(100).optional(),
})

/** Returns the studio's own list of rounds for real money: what each settled round took and paid, in minor units, and the outcome that it gave. */
export async function statementOf(query: Queries, { from, to, after }: z.infer<typeof statementQuestion>) {
  const rounds = await readRoundsBetween(query, new Date(from), new Date(to), after ?? null, mostRounds)
  return { rounds: rounds.map(lineOf), next: rounds.length === mostRounds ? rounds.at(-1)?.id : null }
}

function lineOf(round: Round) {
  const { id, owner, currency, stake, raised, win, freeAward, state, createdAt } = round
  const outcome = outcomeOf(round)?.jackpot
  const took = state.status === 'closed'
  const settled = took || state.status === 'rolledBack' || state.status === 'refused'
  return {
    roundId: id,
    playerRef: owner,
    currency,
    staked: String(took ? raised + (freeAward === null ? stake : 0n) : 0n),
    won: String(took ? (win ?? 0n) : 0n),
    settled,
    ...(took && outcome !== undefined ? { jackpot: outcome } : {}),
    beganAt: createdAt.toISOString(),
  }
}
