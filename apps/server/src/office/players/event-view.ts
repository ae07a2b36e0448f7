import type { TimelineEvent, TimelineKind } from '@fairhouse/contract/office/players/players.ts'
import { formatAmount } from '@fairhouse/money'
import { openReason } from '../../base/audit/reason.ts'
import type { House } from '../../base/house.ts'
import { UnreadableSeal } from '../../base/keys/personal-data.ts'
import { openMail } from '../../base/mail/mail.ts'
import { formatLimit } from '../../money/limits/index.ts'
import { browserOf, openVisit } from '../../people/sessions/index.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import type { EventRow } from './timeline.sql.ts'

type Names = ReadonlyMap<string, string>

/** Shows something that happened, without what must be revealed for itself: no address, no code, no text of a message. */
export function eventView(house: House, player: PlayerRow, row: EventRow, kind: TimelineKind, names: Names): TimelineEvent {
  return {
    id: `${row.source}:${row.id}`,
    kind,
    at: row.at.toISOString(),
    what: row.source,
    about: aboutOf(house, player, row),
    state: row.state,
    amount: amountOf(row),
    currency: row.currency,
    until: row.until?.toISOString() ?? null,
    by: actorName(row.by, names),
    reason: row.hash === null ? row.note : reasonOf(house, player, row),
    href: row.source === 'withdrawal' && row.state === 'pending' ? `/queues/withdrawals/${row.id}` : null,
  }
}

function aboutOf(house: House, player: PlayerRow, row: EventRow): string | null {
  if (row.source === 'signIn') return browserIn(house, player, row)
  if (row.source === 'mail') return subjectOf(house, player, row)
  return row.about
}

/** Returns the browser of a sign-in; where it came from stays sealed. */
function browserIn(house: House, { shard, id, person_key }: PlayerRow, { sealed, at, about }: EventRow): string | null {
  if (!sealed) return (about && browserOf(about)) ?? null
  const visit = { shard, player: id, person_key, sealed, started_at: at, ip: '', user_agent: '' }
  return readable(() => browserOf(openVisit(house, visit).userAgent) ?? null)
}

/** Returns the subject of a mail; digits in it, which may be a code, are left out. */
function subjectOf({ personal }: House, { shard, id: player, person_key }: PlayerRow, { sealed, id }: EventRow): string | null {
  if (!sealed) return null
  return readable(() => openMail(personal, { id: BigInt(id), sealed, shard, player, person_key }).subject.replace(/\d{4,}/g, '••••'))
}

function reasonOf(
  { personal }: House,
  { shard, id, person_key }: PlayerRow,
  { sealed, hash, seal_player: owner }: EventRow,
): string | null {
  if (!sealed || hash === null) return null
  const whose = owner === null ? { shard: null, player: null, person_key: null } : { shard, player: id, person_key }
  return readable(() => openReason(personal, { hash, sealed, ...whose }))
}

/** Opens something sealed; null once its key is gone. */
export function readable<Value>(open: () => Value): Value | null {
  try {
    return open()
  } catch (error) {
    if (error instanceof UnreadableSeal) return null
    throw error
  }
}

function amountOf({ source, amount, currency, about }: EventRow): string | null {
  if (amount === null || currency === null) return null
  if (source !== 'limit') return formatAmount(amount, currency)
  const [type, period] = (about ?? '').split('.')
  return formatLimit({ type, period, currency } as Parameters<typeof formatLimit>[0], amount) // the database checks both names
}

/** Names who acted: a colleague by name; the player themselves not at all. */
export function actorName(actor: string | null, names: Names): string | null {
  if (actor === null || actor.startsWith('player:')) return null
  return names.get(actor) ?? actor
}
