import type { Gate } from '@fairhouse/contract/office/base/office-call.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { campaignState, endBonuses } from '../../play/campaign-editing/index.ts'
import {
  type CampaignRow,
  enableCampaign,
  lawsAgainst,
  lawsOf,
  readCampaign as readRow,
  readCampaignInput,
  setCampaign,
} from '../../play/campaigns/index.ts'
import { canonical } from '../acts/canonical.ts'
import { differencesOf } from '../acts/differences.ts'
import { gateOf } from '../acts/gate-of.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext, GateByInput } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

const drafting = 'POST /office/campaigns/draft'
type Done = Record<string, never> | OfficeRefused
type Of = { id: string }
type Drafted = Of & { data: Record<string, unknown> }

/** Adds a campaign as a draft, or changes one. */
export async function draftCampaign(asking: ActContext, { id, data }: Drafted): Promise<Done> {
  const { house, colleague, changes } = asking
  const before = await lookedAt(asking, id)
  const text = JSON.stringify({ ...data, id: Number(id) })
  const wanted = await readCampaignInput(house, text)
  if (Array.isArray(wanted)) return no('mayNot', { message: wanted.join(' ') })
  if (before && canonical(before.data) === canonical(wanted)) return no('mayNot', { message: 'It is like this already.' })
  await setCampaign(house, text, colleague.actor)
  differencesOf(`campaign:${id}`, before?.data ?? {}, wanted).forEach((one) => changes({ what: 'campaign', ...one }))
  const [was, is] = [before ? lawsAgainst(house, before.data) : [], lawsAgainst(house, wanted)]
  for (const law of is.filter((one) => !was.includes(one))) changes({ what: 'campaign.law', before: null, after: law })
  return {}
}

/** Offers a campaign from its moment on. */
export async function startCampaign(asking: ActContext, { id }: Of): Promise<Done> {
  const { house, colleague, changes, at } = asking
  const row = await lookedAt(asking, id)
  if (!row) return no('notFound')
  if (row.enabled) return no('mayNot', { message: 'It is started already.' })
  const after = { ...row, enabled: true }
  if (campaignState(after, at) === 'ended') return no('mayNot', { message: 'Its end has passed: give it another one first.' })
  const laws = lawsOf(house, row.data)
  const isNowhere = laws.length > 0 && laws.every(({ hasTerms, broken }) => !hasTerms || broken.length > 0)
  if (isNowhere) return no('mayNot', { message: 'Nobody can have it: no country that it is for allows it with the terms that it has.' })
  await enableCampaign(house, row.id, true, colleague.actor)
  changes({ what: 'campaign.state', subject: `campaign:${id}`, before: campaignState(row, at), after: campaignState(after, at) })
  for (const law of lawsAgainst(house, row.data)) changes({ what: 'campaign.law', before: null, after: law })
  return {}
}

/** Grants nothing of a campaign any more. */
export async function stopCampaign(asking: ActContext, { id }: Of): Promise<Done> {
  const { house, colleague, changes, at } = asking
  const row = await lookedAt(asking, id)
  if (!row) return no('notFound')
  if (!row.enabled) return no('mayNot', { message: 'It is not started.' })
  await enableCampaign(house, row.id, false, colleague.actor)
  changes({ what: 'campaign.state', subject: `campaign:${id}`, before: campaignState(row, at), after: 'stopped' })
  return {}
}

/** Ends the running bonuses of a campaign that grants nothing any more, and says what players lose by it. */
export async function endCampaignBonuses(asking: ActContext, { id }: Of): Promise<Done> {
  const { house, colleague, changes, at } = asking
  const row = await lookedAt(asking, id)
  if (!row) return no('notFound')
  const state = campaignState(row, at)
  if (state !== 'stopped' && state !== 'ended') return no('mayNot', { message: 'Stop it first: it would go on granting bonuses.' })
  const losses = await endBonuses(house, row.id, colleague.actor)
  if (losses.length === 0) return no('mayNot', { message: 'No bonus of it is running.' })
  for (const { currency, players, bonuses, money, free_spins: spins } of losses) {
    const subject = `campaign:${id} · ${currency}`
    changes({ what: 'campaign.players', subject, before: null, after: String(players) })
    changes({ what: 'campaign.bonuses', subject, before: String(bonuses), after: '0' })
    changes({
      what: 'campaign.loss',
      subject,
      before: `${formatAmount(money, currency)} ${currency}`,
      after: `${formatAmount(0n, currency)} ${currency}`,
    })
    if (spins > 0n) changes({ what: 'campaign.spins', subject, before: String(spins), after: '0' })
  }
  return {}
}

/** Returns a campaign as it is; ends the act if somebody decided on another version of it. */
async function lookedAt({ sql, looksAt }: ActContext, id: string): Promise<CampaignRow | undefined> {
  const row = await readRow(sql, Number(id))
  looksAt(`campaign:${id}`, versionOf(row))
  return row
}

/** The version of a campaign as an act is decided on it: its data, and whether it is started. */
export const versionOf = (row: CampaignRow | undefined): string => (row ? `${row.version}${row.enabled ? ' started' : ''}` : '0')

/** A campaign that was started is changed by two people, a draft by one. */
const gateByRow = (row: CampaignRow | undefined): Gate => (row?.enabled ? 'second' : 'reason')

/** Returns all that stands before a change of a campaign. */
export function draftGate(house: House, row: CampaignRow | undefined): Gate {
  const call = officeCallAt(drafting)
  return call ? gateOf(house, call, gateByRow(row)) : 'second'
}

const gateOfDraft: GateByInput = async ({ house }, input) => gateByRow(await readRow(house.db, Number((input as Drafted).id))) // parsed by the call's schema

export const draftGates = { [drafting]: gateOfDraft }
