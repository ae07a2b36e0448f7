import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount } from '@fairhouse/money'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { PlayerContext } from '../../base/house.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { isKeptOut, readBonusFacts } from '../campaigns/index.ts'
import { readOpenClaims } from './claim.sql.ts'
import { takeClaim } from './settle-claims.ts'

/** Makes all cashback that lies in the player's wallet their cash. Refused while they are kept out: its time stands still then. */
export async function takeCashback({ house, player }: PlayerContext): Promise<Answers<'POST /api/cashback/take'> | Refused> {
  const { shard, player: id, currency, country } = player
  const wallet = { shard, player: id, currency }
  const taken = await house.db.transaction(async (tx) => {
    await lockWallet(tx, wallet)
    if (isKeptOut(await readBonusFacts(house, tx, { country, currency, player: wallet }))) return refuse('campaignBlocked')
    const at = house.clock.now()
    const open = (await readOpenClaims(tx, wallet)).filter(({ until, paused_at: paused }) => !paused && (until === null || until > at))
    if (open.length === 0) return refuse('campaignInactive')
    for (const claim of open) await takeClaim(house, tx, wallet, claim)
    const details = { cashback: open.map(({ deposit }) => deposit) }
    await writeAudit(tx, { at, actor: `player:${id}`, action: 'cashback.taken', subject: `player:${id}`, details })
    return open.reduce((sum, { amount }) => sum + amount, 0n)
  })
  if (isRefused(taken)) return taken
  house.wallet.changed(wallet)
  return { taken: formatAmount(taken, currency), currency }
}
