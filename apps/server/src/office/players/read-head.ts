import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { PlayerHead } from '@fairhouse/contract/office/players/players.ts'
import { formatAmount } from '@fairhouse/money'
import { readMoneyFacts } from '../../cashier/withdrawals/index.ts'
import { exclusionAt } from '../../knowing/exclusion/index.ts'
import { readExclusions } from '../../money/limits/index.ts'
import { frozenUntil } from '../../people/account/index.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import { rulesCountry } from '../../settings/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { shortName } from '../records/short-name.ts'
import { ageBandOf } from './masks.ts'
import { readStanding, type Standing } from './player-head.sql.ts'
import { playerToRead, versionOf } from './the-player.ts'

type Head = OfficeAnswers<'GET /office/players/one'>

/** Shows how a player stands: what is over each of their pages. */
export async function readHead(asking: StaffContext, { player: id }: { player: string }): Promise<Head | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'players.read', id)
  if (isNo(row)) return row
  const { shard, currency } = row
  const now = house.clock.now()
  const [standing, facts, exclusions, frozen] = await Promise.all([
    readStanding(house.db, { shard, player: row.id, currency }, now),
    readMoneyFacts(house.db, shard, row.id, currency),
    readExclusions(house.db, shard, row.id, now),
    frozenUntil(house, row),
  ])
  if (!standing) return no('notFound')
  return {
    player: {
      id: String(row.id),
      version: versionOf(row),
      name: shortName(house, row),
      country: row.country,
      rules: rulesCountry(house, row.country),
      currency,
      language: row.language,
      status: row.status,
      closure: closureOf(row),
      openedAt: row.created_at.toISOString(),
      lastLoginAt: row.last_login_at?.toISOString() ?? null,
      seenAt: standing.seen_at?.toISOString() ?? null,
      ageBand: ageBandOf(row.birth_date, now),
      isAgeProven: row.age_verified_at !== null,
      isValidated: row.validated_at !== null,
      frozenUntil: frozen?.toISOString() ?? null,
      hasSecondFactor: standing.has_factor,
      sessions: standing.sessions,
      protection: {
        exclusion: exclusionAt(exclusions, now),
        blocked: blockedAt(exclusions, now),
        limitsReached: standing.reached.map(limitName),
      },
      money: moneyOf(standing, facts, currency),
      holds: standing.holds,
      flags: flagsOf(row, standing),
    },
  }
}

const closureOf = ({ closure, closed_until: until, closed_by: by }: PlayerRow): PlayerHead['closure'] =>
  closure && { kind: closure, until: until?.toISOString() ?? null, by }

/** What an operator blocks somebody with, from its first day to its last. */
function blockedAt(exclusions: Awaited<ReturnType<typeof readExclusions>>, now: Date): PlayerHead['protection']['blocked'] {
  const blocks = exclusions.filter(({ kind, starts_at: from }) => kind === 'blocked' && from <= now)
  if (blocks.length === 0) return null
  const ends = blocks.map(({ ends_at: end }) => end?.getTime() ?? Infinity)
  const last = Math.max(...ends)
  const since = Math.min(...blocks.map(({ starts_at: from }) => from.getTime()))
  return { since: new Date(since).toISOString(), until: last === Infinity ? null : new Date(last).toISOString() }
}

const periods = ['daily', 'weekly', 'monthly'] as const
const limitName = (reached: string): string => {
  const [type, place] = reached.split('.')
  return `${type}.${periods[Number(place) - 1]}`
}

type Facts = Awaited<ReturnType<typeof readMoneyFacts>>

function moneyOf(standing: Standing, { deposited, withdrawn }: Facts, currency: string): PlayerHead['money'] {
  const text = (minor: bigint) => (minor < 0n ? `-${formatAmount(-minor, currency)}` : formatAmount(minor, currency))
  return {
    cash: text(standing.cash),
    reserve: text(standing.reserve),
    held: text(standing.held),
    bonus: text(standing.promo + standing.betting_bonus + standing.live_bonus),
    inPlay: text(standing.in_play_cash + standing.in_play_bonus),
    pending: text(standing.pending_withdrawal),
    owed: text(standing.owed),
    deposited: text(deposited),
    withdrawn: text(withdrawn),
    net: text(deposited - withdrawn),
  }
}

function flagsOf(row: PlayerRow, standing: Standing): PlayerHead['flags'] {
  const flags = {
    potentialMinor: row.potential_minor,
    notValidated: row.validated_at === null,
    moneyHeld: standing.holds.length > 0,
    noBonuses: standing.barred,
    marked: standing.marked,
    owes: standing.owed > 0n,
    documentsWanted: standing.wanted,
    inReview: standing.in_review,
    erased: standing.erased_at !== null,
  }
  return (Object.keys(flags) as (keyof typeof flags)[]).filter((name) => flags[name]) // its own keys
}
