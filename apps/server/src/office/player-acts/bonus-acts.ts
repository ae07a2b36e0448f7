import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { parseAmount } from '@fairhouse/money'
import { isRefused } from '../../base/http/refusal.ts'
import { randomId, shardOf } from '../../base/ids.ts'
import { readPlayer, type PlayerRow } from '../../people/players/index.ts'
import { giveableBonuses, giveBonus as give, worthOf } from '../../play/bonuses/index.ts'
import { readCampaign, textIn } from '../../play/campaigns/index.ts'
import type { ActContext, GateByInput, StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { playerToActOn, playerToRead } from '../players/index.ts'
import { mayNot } from './account-acts.ts'

type Of = { player: string }
type Given = Of & { campaign: string }

const receiver = ({ shard, id, country, currency }: PlayerRow) => ({ shard, player: id, country, currency })

/** Lists the campaigns that staff may give a player. */
export async function listGiveable(
  asking: StaffContext,
  { player }: Of,
): Promise<OfficeAnswers<'GET /office/players/bonuses/giveable'> | OfficeRefused> {
  const row = await playerToRead(asking, 'bonuses.give', player)
  if (isNo(row)) return row
  const found = await giveableBonuses(asking.house, receiver(row))
  return {
    currency: row.currency,
    campaigns: found.map(({ campaign, data, gives, refused }) => ({
      campaign: String(campaign),
      name: textIn(data.names, 'en'),
      gives,
      why: refused ?? (gives.length === 0 ? 'campaignNotEligible' : null),
    })),
  }
}

/** Gives a player a bonus; what it brings lies in the ledger at once or waits for its turn. */
export async function giveBonus(asking: ActContext, { player, campaign }: Given): Promise<Record<string, never> | OfficeRefused> {
  const row = await playerToActOn(asking, 'bonuses.give', player)
  if (isNo(row)) return row
  const reference = `operator:${randomId(16)}`
  const given = await give(asking.house, { ...receiver(row), campaign: Number(campaign), reference })
  if (isRefused(given)) return mayNot(`The player may not have it now (${given.refused}).`)
  if (given.bonusRefused !== undefined) return mayNot(`The player may not have it now (${given.bonusRefused}).`)
  const name = textIn((await readCampaign(asking.sql, Number(campaign)))?.data.names ?? {}, 'en')
  asking.changes({ what: 'player.bonus', subject: `player:${row.id}`, before: null, after: `${campaign} · ${name}` })
  return {}
}

/** One person gives what is worth little; a second one agrees to more. */
const gateOfGiven: GateByInput = async ({ house }, input) => {
  const { player, campaign } = input as Given // parsed by the call's schema
  const owner = await readPlayer(house.db, shardOf(BigInt(player)), BigInt(player))
  const data = (await readCampaign(house.db, Number(campaign)))?.data
  const worth = owner && data && worthOf(data, owner.currency)
  const most = owner && parseAmount(house.settings.get('be.bonus.givenAlone')[owner.currency] ?? '', owner.currency)
  return worth !== undefined && most !== undefined && worth <= most ? 'reason' : 'second'
}

export const bonusGates = { 'POST /office/players/bonuses/give': gateOfGiven }
