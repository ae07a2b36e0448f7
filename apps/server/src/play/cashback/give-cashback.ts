import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { readPlayer } from '../../people/players/index.ts'
import { giveCashback } from '../bonuses/index.ts'
import {
  isFor,
  isKeptOut,
  isTooYoung,
  mayHave,
  readBonusFacts,
  readCampaignVersion,
  unlawfulIn,
  type BonusFacts,
  type CampaignData,
} from '../campaigns/index.ts'
import { decideLine, readDueLines, writeRunDone, type DueLine, type RunRow } from './cashback.sql.ts'

const atOnce = 200

/**
 * Gives each player of a window what it brings them, unless they may have nothing; each in a transaction of its own.
 * Ended in the middle, or done by two at once, each line is decided once.
 */
export async function giveLines(house: House, run: RunRow): Promise<void> {
  const data = await readCampaignVersion(house.db, run.campaign, run.version)
  if (!data) return
  for (;;) {
    const lines = await readDueLines(house.db, run, atOnce)
    for (const line of lines) {
      const given = await house.db.transaction((tx) => giveLine(house, tx, run, data, line))
      if (given) house.wallet.changed(line)
    }
    if (lines.length < atOnce) break
  }
  await writeRunDone(house.db, run)
}

async function giveLine(house: House, tx: Transaction, run: RunRow, data: CampaignData, line: DueLine): Promise<boolean> {
  await lockWallet(tx, line)
  const { shard, player, currency } = line
  const country = (await readPlayer(tx, shard, player))?.country ?? ''
  const facts = await readBonusFacts(house, tx, { country, currency, player: line })
  const reason = reasonAgainst(data, facts)
  const grant = `cashback:${run.campaign}:${run.starts_at.toISOString().slice(0, 16)}:${player}:${currency}`
  const isMine = await decideLine(tx, run, line, reason === undefined ? { grant } : { reason })
  if (!isMine || reason !== undefined) return false
  const validity = data.terms[currency]?.cashBackValidity
  await giveCashback(house, tx, { ...line, country, deposit: grant, campaign: run.campaign, version: run.version, validity })
  return true
}

/** Returns why a player gets nothing of a window. What a bonus promised them is a part of that bonus, and counts as no other. */
function reasonAgainst(data: CampaignData, facts: BonusFacts): string | undefined {
  if (facts.isBarred || isKeptOut(facts)) return 'campaignBlocked'
  if (isTooYoung(data, facts)) return 'tooYoung'
  if (!isFor(data, facts.country) || unlawfulIn(data, facts).length > 0) return 'campaignNotEligible'
  return data.offeredAt.includes('window') ? mayHave(data, facts)?.refused : undefined
}
