import { calendarWindow } from '@fairhouse/country-rules'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import { barAt, readExclusions } from '../../money/limits/index.ts'
import { askToSettleGrants, lockWallet, readWalletRow, walletOfJob, type Leg, type WalletKey } from '../../money/wallet/index.ts'
import { isMarked } from '../../people/marks/index.ts'
import { readPlayer } from '../../people/players/index.ts'
import { readCampaignVersion } from '../campaigns/index.ts'
import { settleFreeRounds } from '../free-rounds/index.ts'
import { changeGrant, type GrantAct } from './change-grant.ts'
import { settleClaims } from './settle-claims.ts'
import { readAwards, readRunningGrants, writeAwards, writeGrantUntil, type GrantRow } from './grant.sql.ts'
import { bucketFor, costOf, isPlayed } from './wagering-terms.ts'

/** An expired grant waits this long for its open rounds. */
const openRoundsMs = 86_400_000

/** Builds the worker that brings the grants of one wallet up to date. */
export function settleGrantsWorker(house: House): Worker {
  return async ({ key }) => {
    const wallet = walletOfJob(key)
    await house.db.transaction((tx) => settleGrants(house, tx, wallet))
    house.wallet.changed(wallet)
  }
}

/** What the law and the player's state want of their grants now. */
type Standing = { at: Date; country: string; isKeptOut: boolean; isGoneForGood: boolean; next: Date | undefined }

/**
 * Does everything that is due for a wallet's grants, in the caller's transaction: what has expired ends, what a player
 * who is kept out plays with pauses, and the next in order becomes active. Safe to repeat.
 */
export async function settleGrants(house: House, tx: Transaction, wallet: WalletKey): Promise<void> {
  await lockWallet(tx, wallet)
  const standing = await standingOf(house, tx, wallet)
  let grants = await readRunningGrants(tx, wallet)
  while (await settleOne(house, tx, wallet, grants, standing)) grants = await readRunningGrants(tx, wallet)
  const free = await settleFreeRounds(tx, wallet, standing, 'job:settle-grants')
  const ends = grants.flatMap(({ expires_at: until, wager_state: state }) => (until && state !== 'paused' ? [until] : []))
  const claims = await settleClaims(house, tx, wallet, standing)
  const turns = (grants.length + claims.open > 0 || free.isAny) && standing.next ? [standing.next] : []
  const due = [...ends, ...free.ends, ...claims.ends, ...turns].filter((moment) => moment > standing.at)
  if (due.length > 0)
    await askToSettleGrants(
      tx,
      wallet,
      due.reduce((first, moment) => (moment < first ? moment : first)),
    )
}

async function standingOf(house: House, tx: Transaction, { shard, player }: WalletKey): Promise<Standing> {
  const at = house.clock.now()
  const row = await readPlayer(tx, shard, player)
  const exclusions = await readExclusions(tx, shard, player, at)
  const holding = exclusions.filter(({ starts_at: starts }) => starts <= at)
  const turns = exclusions.flatMap(({ starts_at: starts, ends_at: ends }) => [starts, ...(ends ? [ends] : [])]).filter((turn) => turn > at)
  return {
    at,
    country: row?.country ?? '',
    isKeptOut: barAt(exclusions, at) !== null || (await isMarked(tx, shard, player)),
    isGoneForGood: row?.status === 'closed' || holding.some(({ kind, chosen_until: chosen }) => kind === 'excluded' && chosen === null),
    next: turns.length > 0 ? turns.reduce((first, turn) => (turn < first ? turn : first)) : undefined,
  }
}

/** Does the first thing that is due; returns whether there was one. */
async function settleOne(
  house: House,
  tx: Transaction,
  wallet: WalletKey,
  grants: readonly GrantRow[],
  standing: Standing,
): Promise<boolean> {
  const { at, isKeptOut, isGoneForGood } = standing
  const [first] = grants
  if (!first) return false
  const act: Act = (grant, wish) => changeGrant(house, tx, grant, { ...wish, actor: 'job:settle-grants' }).then(() => true)
  if (isGoneForGood) return act(first, { action: 'end', as: 'cancelled' })
  const expired = grants.find(({ expires_at: until, wager_state: state }) => until !== null && until <= at && state !== 'paused')
  if (expired) return expire(tx, wallet, expired, at, act)
  if (first.wager_state === 'active') return isKeptOut ? act(first, { action: 'pause' }) : false
  if (isKeptOut) return false
  if (first.wager_state === 'paused') {
    const paused = at.getTime() - (first.paused_at ?? at).getTime()
    if (first.expires_at) await writeGrantUntil(tx, first, new Date(first.expires_at.getTime() + paused))
    return act(first, { action: 'resume' })
  }
  return activate(house, tx, first, standing)
}

type Act = (grant: GrantRow, wish: Omit<GrantAct, 'actor'>) => Promise<boolean>

/** Ends what has expired. While bonus money is at stake in open rounds it waits for them, for a day at most, and takes no more stakes. */
async function expire(tx: Transaction, wallet: WalletKey, grant: GrantRow, at: Date, act: Act): Promise<boolean> {
  const last = new Date((grant.expires_at ?? at).getTime() + openRoundsMs)
  const row = await readWalletRow(tx, wallet)
  if (grant.wager_state === 'waiting' || grant.closing_since !== null || (row?.in_play_bonus ?? 0n) === 0n)
    return act(grant, { action: 'end', as: 'expired' })
  await writeGrantUntil(tx, grant, last)
  return act(grant, { action: 'close', happenedAt: last })
}

/** Gives the money of the next grant. Its time begins now, to the end of a day of the country. */
async function activate(house: House, tx: Transaction, grant: GrantRow, { at, country }: Standing): Promise<boolean> {
  const { shard, deposit, campaign, version, turnover_required: required, award_due: due } = grant
  const data = await readCampaignVersion(tx, campaign, version)
  if (data?.validDays !== undefined) {
    const { timeZone } = appliedRules(house, country)
    await writeGrantUntil(tx, grant, calendarWindow('daily', new Date(at.getTime() + data.validDays * 86_400_000), timeZone).end)
  }
  const rows = await readAwards(tx, shard, deposit)
  const played = rows.filter(({ kind, given, held, lost }) => due === null && isPlayed(kind, required) && given > held + lost)
  const legs = played.flatMap(({ kind, given, held, lost }): Leg[] => {
    const bucket = bucketFor(kind, true)
    return bucket ? [[costOf(kind), bucket, given - held - lost]] : []
  })
  await changeGrant(house, tx, grant, { action: 'activate', legs, actor: 'job:settle-grants' })
  const held = played.map((row) => ({ ...row, held: row.given - row.lost }))
  await writeAwards(tx, shard, deposit, held)
  return true
}
