import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { mayPlayMoney } from '../../cashier/holds/index.ts'
import { askAboutPlayer } from '../../knowing/exclusion-registers/index.ts'
import { limitRefusal, mayBet, withItsEnd } from '../../money/limit-enforcement/index.ts'
import { lockWallet, type WalletKey } from '../../money/wallet/index.ts'
import { consentWhileIn } from '../../people/consents/index.ts'
import { mayPlay } from '../../people/verification/index.ts'
import { stopRefusal } from '../../settings/incidents/index.ts'
import { readBonusFacts } from '../campaigns/index.ts'
import { endEntry, insertEntry, readEntry } from './entry.sql.ts'
import { postBuyIn, postRefund } from './move-money.ts'
import { mayTakePart } from './race-law.ts'
import { amountsOf, type RaceRow } from './race.ts'
import { holdRace } from './race.sql.ts'

const closed = (reason: string): Refused => refuse('raceClosed', { details: { reason } })
const numberOf = (id: string): number | undefined => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined)

/**
 * Enters a player into a race by their own press. A buy-in is refused with what a bet of it would be refused with, and counts against
 * the limits.
 */
export async function enterRace(
  asking: PlayerContext,
  { id, version }: { id: string; version: number },
): Promise<Answers<'POST /api/races/enter'> | Refused> {
  const { house, player } = asking
  const refused =
    (await consentWhileIn(house, player)) ??
    (await mayPlay(house, player)) ??
    (await mayPlayMoney(house, player)) ??
    (await mayBet(house, player)) ??
    (await askAboutPlayer(house, player, 'gameStart'))
  if (refused) return refused
  const race = house.settings.get('fe.tournaments.blocked') ? undefined : numberOf(id)
  const entered =
    race === undefined ? refuse('notFound') : await unlessRefused(house.db.transaction((tx) => enterInside(asking, tx, race, version)))
  if (isRefused(entered)) return entered
  house.wallet.changed(player)
  house.tellAll({ about: 'race', id })
  return {}
}

async function enterInside(asking: PlayerContext, tx: Transaction, id: number, version: number): Promise<Refused | undefined> {
  const { house, player, language } = asking
  const stopped = await stopRefusal(house, tx, 'play', { country: player.country, language, targets: [] })
  if (stopped) return stopped
  const [row, at] = [await holdRace(tx, id), house.clock.now()]
  if (!row || row.state === 'draft') return refuse('notFound')
  await lockWallet(tx, player)
  const refused = mayEnter(row, version, player.currency, at) ?? mayTakePart(row.data, await readBonusFacts(house, tx, seekerOf(player)))
  if (refused) return refused
  const { buyIn } = amountsOf(row.data)
  const n = await insertEntry(tx, { race: id, shard: player.shard, player: player.player }, buyIn, at)
  if (n === undefined) return closed('entered')
  const paid = buyIn > 0n ? await payIn(house, tx, row, player, n, buyIn) : undefined
  if (paid) throw new NotEntered(paid)
  const details = { buyIn: String(buyIn), version: row.version }
  await writeAudit(tx, { at, actor: `player:${player.player}`, action: 'race.entered', subject: `race:${id}`, details })
  return undefined
}

const seekerOf = (player: PlayerContext['player']) => ({ country: player.country, currency: player.currency, player })

/** With a buy-in all play the same time, so that entry ends at the beginning; else it ends with the race. */
function mayEnter({ version, currency, data, starts_at: from, ends_at: until, state }: RaceRow, read: number, of: string, at: Date) {
  if (state === 'settled' || state === 'cancelled' || state === 'ended' || at >= until) return closed('over')
  if (data.buyIn !== undefined && at >= from) return closed('begun')
  if (version !== read) return closed('changed')
  return currency === of ? undefined : closed('currency')
}

async function payIn(
  house: House,
  tx: Transaction,
  row: RaceRow,
  wallet: WalletKey,
  n: number,
  amount: bigint,
): Promise<Refused | undefined> {
  const { shard, player, currency } = wallet
  const of = { shard, player, currency }
  const result = await postBuyIn(house, tx, row, of, n, amount)
  if (result.outcome === 'posted') return undefined
  if (result.outcome === 'mismatch') throw new Error(`The buy-in of ${player} into the race ${row.id} was posted as another one`)
  return withItsEnd(house, tx, of, limitRefusal(result.refusal, currency))
}

/** Ends a transaction with a refusal: a refused posting would keep its name for ever, and the next try has the same. */
class NotEntered extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super('A player was not entered into a race')
    this.refused = refused
  }
}

async function unlessRefused(work: Promise<Refused | undefined>): Promise<Refused | undefined> {
  try {
    return await work
  } catch (failed) {
    if (failed instanceof NotEntered) return failed.refused
    throw failed
  }
}

/** Takes a player out of a race again, before it has begun; the buy-in comes back. */
export async function leaveRace(
  { house, player }: PlayerContext,
  { id }: { id: string },
): Promise<Answers<'POST /api/races/leave'> | Refused> {
  const race = numberOf(id)
  const left = race === undefined ? refuse('notFound') : await house.db.transaction((tx) => leaveInside(house, tx, race, player))
  if (isRefused(left)) return left
  house.wallet.changed(player)
  house.tellAll({ about: 'race', id })
  return {}
}

async function leaveInside(house: House, tx: Transaction, id: number, player: PlayerContext['player']): Promise<Refused | undefined> {
  const [row, at] = [await holdRace(tx, id), house.clock.now()]
  if (!row || row.state === 'draft') return refuse('notFound')
  if (row.state !== 'open' || at >= row.starts_at) return closed('begun')
  await lockWallet(tx, player)
  const of = { race: id, shard: player.shard, player: player.player }
  const entry = await readEntry(tx, id, player)
  if (entry?.state !== 'in') return closed('notEntered')
  const wallet = { shard: player.shard, player: player.player, currency: player.currency }
  if (entry.buy_in > 0n) await postRefund(house, tx, row, wallet, entry.n, entry.buy_in)
  await endEntry(tx, of, 'left', at)
  await writeAudit(tx, { at, actor: `player:${player.player}`, action: 'race.left', subject: `race:${id}`, details: {} })
  return undefined
}
