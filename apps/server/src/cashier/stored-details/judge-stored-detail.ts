import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { blockStoredDetail } from './block-stored-detail.ts'
import { confirmStoredDetail } from './confirm-stored-detail.ts'
import { writeStoredDetailRefused } from './stored-detail.sql.ts'

/** Verdicts about a stored card or account: it is the player's own or not, it is closed to paying in and out or open. */
const verdicts = {
  verify: [confirmStoredDetail, true],
  refuse: [confirmStoredDetail, false],
  block: [blockStoredDetail, true],
  unblock: [blockStoredDetail, false],
} as const
export type DetailVerdict = keyof typeof verdicts

/** Judges a stored card or account by an operator's decision. Returns false if the player has none with this reference. */
export const judgeStoredDetail = (
  house: House,
  owner: { shard: number; player: bigint },
  { reference, verdict }: { reference: string; verdict: DetailVerdict },
  { actor, reason }: Decider,
): Promise<boolean> =>
  house.db.transaction(async (tx) => {
    const [mark, marked] = verdicts[verdict]
    if (!(await mark(tx, owner, reference, marked))) return false
    const [at, action] = [house.clock.now(), `paymentDetails.${verdict}`]
    if (verdict === 'refuse') await writeStoredDetailRefused(tx, owner.shard, reference, at)
    await writeAudit(tx, { at, actor, action, subject: `player:${owner.player}`, details: { reference }, reason: { words: reason, house } })
    return true
  })
