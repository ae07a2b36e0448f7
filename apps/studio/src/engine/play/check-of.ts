import type { Queries } from '@fairhouse/process/database.ts'
import type { Game } from '../game.ts'
import type { RoundView } from '../rounds/round-view.ts'
import type { Round } from '../rounds/round.ts'
import { decimalsOf, decimalText } from '../rounds/stakes.ts'

/** Returns what the page that recomputes a round is filled in with; null while its seed is secret. */
export async function checkOf(
  query: Queries,
  { shared }: Pick<Game, 'shared'>,
  round: Round,
  { commit, clientSeed, nonce, serverSeed }: NonNullable<RoundView['fairness']>,
): Promise<Record<string, string> | null> {
  if (serverSeed === null) return null
  const { currency, stake, win, choice, acts } = round
  const amount = (minor: bigint) => decimalText(minor, decimalsOf(currency))
  const both = { commit, currency, ...(win === null ? {} : { recorded: amount(win) }) }
  if (shared) {
    const played = shared.checkFieldsOf ? await shared.checkFieldsOf(query, round) : { bet: JSON.stringify(round.bets) }
    return { ...both, seed: serverSeed, number: String(nonce), ...played }
  }
  return {
    ...both,
    serverSeed,
    clientSeed,
    nonce: String(nonce),
    stake: amount(stake),
    ...(choice === null ? {} : { choice: JSON.stringify(choice) }),
    ...(acts.length === 0 ? {} : { acts: JSON.stringify(acts) }),
  }
}
