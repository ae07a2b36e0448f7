import { commitOf, type Seeds } from '../fairness/seeds.ts'
import { outcomeOf, type Outcome, type Round } from './round.ts'

/** A round as the page sees it: amounts are minor units as text; the server seed is included once revealed. */
export type RoundView<Decided extends Outcome = Outcome> = {
  roundId: string
  status: Round['state']['status']
  spinKey: string
  currency: string
  /** What it was played for; nothing of it was staked if it is free. */
  stake: string
  free: boolean
  /** What the player chose with the bet, has done since, and has added to the stake by that. */
  choice: unknown
  acts: readonly unknown[]
  raised: string
  /** What the player sees of a round that goes on; null once it is decided. */
  seen: unknown
  win: string | null
  at: string
  /** What decided it; null at a shared table, whose rounds tell it in words of their own. */
  outcome: Decided | null
  code: string | null
  reason: string | null
  details: Record<string, unknown>
  fairness: { commit: string; clientSeed: string; nonce: number; serverSeed: string | null } | null
}

/** Tells a round with the seeds that decided it. */
export function roundView(round: Round, seeds: readonly Seeds[]): RoundView {
  const { id, state, spinKey, currency, stake, choice, acts, raised, win, createdAt, clientSeed, nonce } = round
  const pair = seeds.find((one) => one.id === round.seedId)
  return {
    roundId: id,
    status: state.status,
    spinKey,
    currency,
    stake: String(stake),
    free: round.freeAward !== null,
    choice,
    acts,
    raised: String(raised),
    seen: 'seen' in state ? state.seen : null,
    win: win === null ? null : String(win),
    at: createdAt.toISOString(),
    outcome: round.sharedRound === null ? outcomeOf(round) : null,
    code: 'code' in state ? state.code : null,
    reason: 'reason' in state ? state.reason : null,
    details: 'details' in state ? state.details : {},
    fairness:
      pair && clientSeed !== null && nonce !== null
        ? { commit: commitOf(pair.serverSeed), clientSeed, nonce, serverSeed: pair.revealedAt ? pair.serverSeed : null }
        : null,
  }
}

/** Returns the ids of the rounds' seeds. */
export function seedIdsOf(rounds: readonly Round[]): string[] {
  return [...new Set(rounds.flatMap((round) => round.seedId ?? []))]
}
