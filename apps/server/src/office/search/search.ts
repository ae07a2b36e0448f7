import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import type { Hit } from '@fairhouse/contract/office/search.ts'
import { formatAmount } from '@fairhouse/money'
import { writeAccess } from '../../base/audit/access.sql.ts'
import { allProviders } from '../../cashier/providers/index.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { StaffContext } from '../base/office-context.ts'
import { reaches } from '../players/index.ts'
import { shortName } from '../records/short-name.ts'
import { isHeld } from '../requests/may-decide.ts'
import { readRequest } from '../requests/request.sql.ts'
import { lookupsOf, type Lookups } from './lookups.ts'
import { findCampaigns, findPayments, findPlayers, findPostings, findRounds, findStaff, type FoundMoney } from './search.sql.ts'

const providers = allProviders.map(({ id }) => id)

/** What each kind of money asks for. */
const needs = { deposit: 'deposits.read', withdrawal: 'withdrawals.read', round: 'rounds.read', posting: 'ledger.read' } as const

/** Finds what has just this name, of what whoever asks may read. */
export async function search(asking: StaffContext, { q }: { q: string }): Promise<OfficeAnswers<'POST /office/search'>> {
  const lookups = lookupsOf(asking.house, q)
  const found = await Promise.all([
    playersIn(asking, lookups),
    moneyIn(asking, lookups),
    campaignsIn(asking, lookups),
    staffIn(asking, lookups),
    requestsIn(asking, lookups),
  ])
  return { hits: found.flat() }
}

const holds = ({ colleague }: StaffContext, permission: Permission) => colleague.held.some((one) => one.permission === permission)

/** Whoever knows an address, a number or a name has looked a person up: that stands in the access log, a number of ours does not. */
async function playersIn(asking: StaffContext, lookups: Lookups): Promise<Hit[]> {
  const { house, colleague } = asking
  if (!holds(asking, 'players.read')) return []
  const found = await findPlayers(house.db, lookups, providers)
  const shown = found.filter(({ country }) => reaches(asking, 'players.read', country))
  for (const { by, shard, id } of shown)
    if (by !== 'id') {
      const of = { shard, player: id }
      await writeAccess(house.db, { at: house.clock.now(), actor: colleague.actor, of, fields: [by], purpose: 'search' })
    }
  return shown.map((row) => ({
    kind: 'player',
    by: row.by,
    id: String(row.id),
    title: shortName(house, row),
    state: row.status,
    country: row.country,
    href: `/players/${row.id}`,
  }))
}

async function moneyIn(asking: StaffContext, lookups: Lookups): Promise<Hit[]> {
  const { db } = asking.house
  const isAsked = (...kinds: (keyof typeof needs)[]) => kinds.some((kind) => holds(asking, needs[kind]))
  const found = await Promise.all([
    isAsked('deposit', 'withdrawal') ? findPayments(db, lookups) : [],
    isAsked('round') ? findRounds(db, lookups) : [],
    isAsked('posting') ? findPostings(db, lookups) : [],
  ])
  return found
    .flat()
    .filter(({ kind, country }) => holds(asking, needs[kind]) && reaches(asking, needs[kind], country))
    .map((row) => moneyHit(asking, row))
}

function moneyHit(asking: StaffContext, { kind, by, id, amount, currency, state, player, country }: FoundMoney): Hit {
  const waits = kind === 'withdrawal' && state === 'pending'
  const page = holds(asking, 'players.read') && reaches(asking, 'players.read', country) ? `/players/${player}` : null
  const card = kind === 'round' ? 'play' : 'money'
  return {
    kind,
    by,
    id,
    title: amount === null ? id : `${formatAmount(amount, currency)} ${currency}`,
    state,
    country,
    href: waits ? `/queues/withdrawals/${id}` : page && `${page}?card=${card}`,
  }
}

async function campaignsIn(asking: StaffContext, lookups: Lookups): Promise<Hit[]> {
  if (!holds(asking, 'campaigns.read')) return []
  return (await findCampaigns(asking.house.db, lookups)).map(({ id, by, name, enabled }) => ({
    kind: 'campaign',
    by,
    id: String(id),
    title: name ?? String(id),
    state: enabled ? 'on' : 'off',
    country: null,
    href: `/campaigns/${id}`,
  }))
}

async function staffIn(asking: StaffContext, lookups: Lookups): Promise<Hit[]> {
  if (!holds(asking, 'staff.read')) return []
  return (await findStaff(asking.house.db, lookups)).map(({ id, by, name, state }) => ({
    kind: 'staff',
    by,
    id: String(id),
    title: name,
    state,
    country: null,
    href: `/staff/${id}`,
  }))
}

async function requestsIn(asking: StaffContext, { name: id }: Lookups): Promise<Hit[]> {
  const row = await readRequest(asking.house.db, id)
  const call = row && officeCallAt(row.call)
  if (!row || !call || (row.made_by !== asking.colleague.id && !isHeld(asking, call))) return []
  return [{ kind: 'request', by: 'id', id, title: call.about, state: row.state, country: null, href: `/approvals/${id}` }]
}
