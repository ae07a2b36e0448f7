import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import { openAccounts, openWallet } from '../../money/wallet/index.ts'
import { beginDraw } from './begin-draw.ts'
import { amountsOf, costOf, passingOf, potWallet } from './jackpot.ts'
import { lockJackpot, readJackpot, writeJackpotState, writePotWallet } from './jackpot.sql.ts'
import { jackpotsJob } from './jackpots-worker.ts'
import { postSeed } from './move-pot.ts'

/** Starts a pot: the house puts its seed in, and the first draw begins. Returns a sentence if it cannot. */
export async function startJackpot(house: House, id: number, actor: Actor): Promise<string | undefined> {
  if ((await readJackpot(house.db, id))?.state === 'draft') await openAccounts(house.db, [costOf(id), passingOf(id)])
  return house.db.transaction(async (tx) => {
    const row = await lockJackpot(tx, id)
    if (!row) return 'There is no such jackpot.'
    if (row.state !== 'draft') return row.state === 'ended' ? 'It has ended: write a new one.' : 'It is started already.'
    const at = house.clock.now()
    await openWallet(tx, potWallet(row))
    await writePotWallet(tx, row)
    await writeJackpotState(tx, id, 'running', { startedAt: at })
    await beginDraw(house, tx, row, row.data.kind)
    await postSeed(house, tx, row, 1, amountsOf(row.data).seed)
    await writeJob(tx, jackpotsJob, 'all', at)
    await writeAudit(tx, { at, actor, action: 'jackpot.start', subject: `jackpot:${id}`, details: { version: row.version } })
    return undefined
  })
}
