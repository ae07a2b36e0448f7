import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { formatAmount } from '@fairhouse/money'
import { readMoneyHolds } from '../../cashier/holds/index.ts'
import { readValidations } from '../../knowing/automatic-validation/index.ts'
import { readSentDocuments } from '../../knowing/documents/index.ts'
import { readRequested } from '../../knowing/document-records/index.ts'
import { readPlayTotals, readWalletRow } from '../../money/wallet/index.ts'
import { readMark } from '../../people/marks/index.ts'
import { readBars } from '../../play/campaigns/index.ts'
import { readLoyaltyOf } from '../../play/loyalty/index.ts'
import { readPendingRounds } from '../../play/game-sessions/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToRead } from '../players/index.ts'
import {
  readDetailSums,
  readNewestDeposits,
  readNewestGrants,
  readNewestRounds,
  readNewestSessions,
  readNewestWithdrawals,
} from './money.sql.ts'

type Of = { player: string }
const shown = 30
const playDays = 30
const dayMs = 86_400_000
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Shows how money came and went. */
export async function readMoney(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/money'> | OfficeRefused> {
  const { db } = asking.house
  const row = await playerToRead(asking, 'deposits.read', id)
  if (isNo(row)) return row
  const { shard, currency } = row
  const owner = { shard, player: row.id }
  const [deposits, withdrawals, details, holds] = await Promise.all([
    readNewestDeposits(db, owner, shown),
    readNewestWithdrawals(db, owner, shown),
    readDetailSums(db, owner, currency),
    readMoneyHolds(db, shard, row.id),
  ])
  return {
    currency,
    deposits: deposits.map((one) => ({
      reference: one.reference,
      method: one.method,
      amount: formatAmount(one.amount, one.currency),
      currency: one.currency,
      state: one.state,
      why: one.reason,
      at: one.created_at.toISOString(),
    })),
    withdrawals: withdrawals.map((one) => ({
      reference: one.reference,
      to: one.description,
      amount: formatAmount(one.amount, one.currency),
      fee: formatAmount(one.fee, one.currency),
      currency: one.currency,
      state: one.state,
      at: one.requested_at.toISOString(),
    })),
    details: details.map((one) => ({
      reference: one.reference,
      description: one.description,
      provider: one.provider,
      isVerified: one.verified,
      isBlocked: one.blocked,
      paidIn: formatAmount(one.paid_in, currency),
      paidOut: formatAmount(one.paid_out, currency),
      since: one.created_at.toISOString(),
    })),
    holds: holds.map(({ kind, since, reason, documents }) => ({ kind, since: since.toISOString(), reason, documents })),
  }
}

/** Shows what a player plays. */
export async function readPlay(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/play'> | OfficeRefused> {
  const { db, clock } = asking.house
  const row = await playerToRead(asking, 'rounds.read', id)
  if (isNo(row)) return row
  const { currency } = row
  const wallet = { shard: row.shard, player: row.id, currency }
  const now = clock.now()
  const [totals, open, rounds, sessions] = await Promise.all([
    readPlayTotals(db, wallet, new Date(now.getTime() - playDays * dayMs), now),
    readPendingRounds(db, wallet),
    readNewestRounds(db, wallet, shown),
    readNewestSessions(db, wallet, shown),
  ])
  const names = new Map(rounds.map(({ id: round, game }) => [round, game]))
  return {
    currency,
    staked: formatAmount(totals.staked + totals.bonus_staked, currency),
    won: formatAmount(totals.won + totals.bonus_won, currency),
    open: open.map((one) => ({
      id: one.id,
      game: names.get(one.id) ?? one.owner_ref,
      staked: formatAmount(one.amount, currency),
      at: one.opened_at.toISOString(),
    })),
    rounds: rounds.map((one) => ({
      id: one.id,
      game: one.game,
      staked: formatAmount(one.staked, currency),
      won: formatAmount(one.won, currency),
      isOpen: one.is_open,
      at: one.opened_at.toISOString(),
    })),
    sessions: sessions.map((one) => ({
      // Whoever has the id of a session has no right by it: studios prove themselves by their own key.
      id: one.id,
      game: one.game,
      studio: one.studio,
      at: one.opened_at.toISOString(),
      endedAt: iso(one.ended_at),
      because: one.ended_because,
    })),
  }
}

/** Shows a player's bonuses, and who bars them from more. */
export async function readBonuses(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/bonuses'> | OfficeRefused> {
  const { db } = asking.house
  const row = await playerToRead(asking, 'players.read', id)
  if (isNo(row)) return row
  const { shard, currency } = row
  const wallet = { shard, player: row.id, currency }
  const [bars, mark, grants, loyalty, money] = await Promise.all([
    readBars(db, shard, row.id),
    readMark(asking.house, { shard, player: row.id }),
    readNewestGrants(db, { shard, player: row.id }, shown),
    readLoyaltyOf(asking.house, wallet),
    readWalletRow(db, wallet),
  ])
  const awardText = (kind: string, minor: string) => (counted.includes(kind) ? minor : formatAmount(BigInt(minor), currency))
  return {
    currency,
    barredBy: bars,
    mark: mark ? { since: mark.since.toISOString(), reason: mark.reason } : null,
    loyalty: loyalty && { ...loyalty, since: loyalty.since.toISOString() },
    cashback: formatAmount(money?.cashback ?? 0n, currency),
    grants: grants.map((one) => ({
      deposit: one.deposit,
      campaign: String(one.campaign),
      name: one.name ?? String(one.campaign),
      state: one.state,
      why: one.reason,
      required: formatAmount(one.turnover_required, currency),
      done: formatAmount(one.wagered / 10_000n, currency),
      at: one.granted_at.toISOString(),
      expiresAt: iso(one.expires_at),
      awards: one.awards.map(({ kind, given, held }) => ({ kind, given: awardText(kind, given), held: awardText(kind, held) })),
    })),
  }
}

/** Awards that are pieces and no money. */
const counted: readonly string[] = ['freeSpin']

/** Shows what a player has sent, and what is wanted of them. */
export async function readDocuments(
  asking: StaffContext,
  { player: id }: Of,
): Promise<OfficeAnswers<'GET /office/players/documents'> | OfficeRefused> {
  const { house } = asking
  const row = await playerToRead(asking, 'documents.read', id)
  if (isNo(row)) return row
  const owner = { shard: row.shard, player: row.id }
  const [sent, wanted, checks] = await Promise.all([
    readSentDocuments(house, owner),
    readRequested(house.db, owner),
    readValidations(house.db, owner),
  ])
  return {
    documents: sent.map(({ id: document, group, type, status, reason, files, uploadedAt: at, decidedAt }) => ({
      id: document,
      group,
      type,
      status,
      reason,
      files,
      at,
      decidedAt,
    })),
    wanted: wanted.map(({ type, since }) => ({ type, since: since.toISOString() })),
    checks: checks.map((one) => ({
      provider: one.provider,
      reference: one.vendor_ref,
      groups: one.groups,
      state: one.state,
      why: one.reason,
      at: one.begun_at.toISOString(),
    })),
  }
}
