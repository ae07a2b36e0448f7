import { formatAmount } from '@fairhouse/money'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { isHitWaiting } from '../game-outcomes/hit.sql.ts'
import { beginDraw, secretOf } from './begin-draw.ts'
import { endDraw, readRunningDraw } from './draw.sql.ts'
import { amountsOf, type JackpotRow } from './jackpot.ts'
import { lockJackpot, writeJackpotState } from './jackpot.sql.ts'
import { postMove, readPot } from './move-pot.ts'

const lastDayMs = 86_400_000
const hitWaits = 'Somebody has just won it, and is about to be paid: try again in a moment.'

/**
 * Gives a pot its last day: from now on its stakes take part in one draw, which one of them wins at the end with all that is in pot and
 * reserve. Returns when that is, or a sentence if it cannot.
 */
export async function giveLastDay(house: House, id: number, actor: Actor): Promise<Date | string> {
  return house.db.transaction(async (tx) => {
    const row = await lockJackpot(tx, id)
    if (row?.state !== 'running') return 'It is not running.'
    if (await isHitWaiting(tx, id)) return hitWaits
    const at = house.clock.now()
    const closesAt = new Date(at.getTime() + lastDayMs)
    await endWithoutWinner(house, tx, row, at)
    await writeJackpotState(tx, id, 'closing', { closesAt })
    await beginDraw(house, tx, row, 'lastDay')
    await writeAudit(tx, { at, actor, action: 'jackpot.last-day', subject: `jackpot:${id}`, details: { until: closesAt.toISOString() } })
    return closesAt
  })
}

/** Moves a pot whole into another one, and ends it. Returns a sentence if it cannot. */
export async function moveJackpot(house: House, id: number, to: number, actor: Actor): Promise<string | undefined> {
  if (id === to) return 'A jackpot is moved into another one.'
  return house.db.transaction(async (tx) => {
    const [first, second] = id < to ? [id, to] : [to, id]
    const rows = [await lockJackpot(tx, first), await lockJackpot(tx, second)]
    const [row, target] = id < to ? rows : rows.toReversed()
    if (!row || (row.state !== 'running' && row.state !== 'closing')) return 'It is not running.'
    if (await isHitWaiting(tx, id)) return hitWaits
    const refusal = await mayTake(tx, row, target)
    if (refusal !== undefined || !target) return refusal ?? 'There is no such jackpot to move it into.'
    const at = house.clock.now()
    await endWithoutWinner(house, tx, row, at)
    const { meter, reserve } = await postMove(house, tx, row, target)
    await writeJackpotState(tx, id, 'ended', { endedAt: at, movedTo: to })
    const details = { to, meter: String(meter), reserve: String(reserve) }
    await writeAudit(tx, { at, actor, action: 'jackpot.move', subject: `jackpot:${id}`, details })
    return undefined
  })
}

/** Says why one pot cannot be moved into another. */
async function mayTake(tx: Transaction, row: JackpotRow, target: JackpotRow | undefined): Promise<string | undefined> {
  if (!target || target.state !== 'running') return 'The jackpot to move it into is not running: choose one that is.'
  if (target.currency !== row.currency) return `The jackpot to move it into is in ${target.currency}, this one in ${row.currency}.`
  const draw = await readRunningDraw(tx, target.id)
  if (draw?.kind !== 'mustHitBy') return undefined
  const [{ ceiling }, mine, theirs] = [amountsOf(draw.data), await readPot(tx, row), await readPot(tx, target)]
  if (mine.meter + theirs.meter < ceiling) return undefined
  return `That one must be won by ${formatAmount(ceiling, row.currency)}, which both together reach: choose another one, or give this one its last day.`
}

/** A draw that nobody won is told of like any other: its secret stands in the clear. */
async function endWithoutWinner(house: House, tx: Transaction, row: JackpotRow, at: Date): Promise<void> {
  const draw = await readRunningDraw(tx, row.id)
  if (draw) await endDraw(tx, draw, secretOf(house, draw), at)
}
