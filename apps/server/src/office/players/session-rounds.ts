import type { OfficeAnswers, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import { keyOf, placeOf } from '../base/keyset.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { readRoundsOfSession } from './session-rounds.sql.ts'
import { playerToRead } from './the-player.ts'

const atOnce = 50

/** Reads a page of the rounds of one of a player's game sessions, each with what it moved. */
export async function readSessionRounds(
  asking: StaffContext,
  { player: id, session, after }: OfficeTakes<'GET /office/players/rounds'>,
): Promise<OfficeAnswers<'GET /office/players/rounds'> | OfficeRefused> {
  const row = await playerToRead(asking, 'rounds.read', id)
  if (isNo(row)) return row
  const { shard, id: player, currency } = row
  const rows = await readRoundsOfSession(asking.house.db, { shard, player, currency }, session, momentIn(after), atOnce + 1)
  const shown = rows.slice(0, atOnce)
  const last = shown.at(-1)
  const money = (amount: bigint) => formatAmount(amount, currency)
  return {
    rounds: shown.map((round) => ({
      id: round.id,
      at: round.opened_at.toISOString(),
      endedAt: round.closed_at?.toISOString() ?? null,
      isOpen: round.is_open,
      staked: money(round.staked),
      won: money(round.won),
      bonusStaked: money(round.bonus_staked),
      bonusWon: money(round.bonus_won),
      currency,
    })),
    next: rows.length > atOnce && last ? keyOf(last.opened_at.toISOString(), last.id) : null,
  }
}

/** Reads where the list goes on; its beginning for what we did not write. */
function momentIn(after: string | undefined): [string, string] | undefined {
  const place = placeOf(after)
  return place && !Number.isNaN(Date.parse(place[0])) ? place : undefined
}
