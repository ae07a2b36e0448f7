import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { timelineKinds, type TimelineEvent, type TimelineKind } from '@fairhouse/contract/office/players/players.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, type OfficeRefused } from '../base/office-refusal.ts'
import { readArchivedAlone } from '../../base/months/dropped-months.sql.ts'
import { readActorNames } from '../records/actor-names.ts'
import { eventView } from './event-view.ts'
import { playerToRead, reaches } from './the-player.ts'
import { readEvents, type EventRow, type Place, type Source } from './timeline.sql.ts'

const atOnce = 50

/** What each kind of event is made of, and the permission that shows it. */
const sourcesOf: Readonly<Record<TimelineKind, readonly { source: Source; needs: Permission }[]>> = {
  money: [
    { source: 'deposit', needs: 'deposits.read' },
    { source: 'withdrawal', needs: 'withdrawals.read' },
    { source: 'suspense', needs: 'deposits.read' },
    { source: 'refund', needs: 'deposits.read' },
    { source: 'chargeback', needs: 'deposits.read' },
    { source: 'chargebackReversed', needs: 'deposits.read' },
  ],
  play: [
    { source: 'game', needs: 'rounds.read' },
    { source: 'realityCheck', needs: 'players.read' },
  ],
  signIns: [
    { source: 'signIn', needs: 'players.read' },
    { source: 'account', needs: 'players.read' },
  ],
  limits: [
    { source: 'limit', needs: 'limits.read' },
    { source: 'exclusion', needs: 'limits.read' },
  ],
  documents: [
    { source: 'document', needs: 'documents.read' },
    { source: 'documentRequest', needs: 'documents.read' },
  ],
  bonuses: [
    { source: 'bonus', needs: 'players.read' },
    { source: 'bonusBar', needs: 'players.read' },
  ],
  messages: [
    { source: 'mail', needs: 'players.read' },
    { source: 'sms', needs: 'players.read' },
  ],
  staff: [
    { source: 'audit', needs: 'players.read' },
    { source: 'access', needs: 'players.read' },
  ],
}

const kindOf = new Map<Source, TimelineKind>(timelineKinds.flatMap((kind) => sourcesOf[kind].map(({ source }) => [source, kind])))

type Timeline = OfficeAnswers<'GET /office/players/timeline'>
type Wanted = { player: string; kinds?: string | undefined; after?: string | undefined }

/** The tables that have months, of the sources that stand in them. */
const tableOf: Readonly<Partial<Record<Source, string>>> = {
  realityCheck: 'reality_check',
  account: 'audit',
  audit: 'audit',
  access: 'access_log',
}

/** Reads a page of everything that happened about a player, of what whoever asks may read. */
export async function readTimeline(asking: StaffContext, { player: id, kinds, after }: Wanted): Promise<Timeline | OfficeRefused> {
  const row = await playerToRead(asking, 'players.read', id)
  if (isNo(row)) return row
  const holds = (permission: Permission) =>
    asking.colleague.held.some((one) => one.permission === permission) && reaches(asking, permission, row.country)
  const readable = timelineKinds.filter((kind) => sourcesOf[kind].some(({ needs }) => holds(needs)))
  const wanted = kinds?.split(',')
  const sources = readable
    .filter((kind) => wanted?.includes(kind) ?? true)
    .flatMap((kind) => sourcesOf[kind].flatMap(({ source, needs }) => (holds(needs) ? [source] : [])))
  const rows = await readEvents(asking.house.db, { shard: row.shard, player: row.id }, sources, placeIn(after), atOnce + 1)
  const shown = rows.slice(0, atOnce)
  const last = shown.at(-1)
  return {
    events: await eventsOf(asking, row, withoutDoubles(shown)),
    kinds: readable,
    next: rows.length > atOnce && last ? placeText(last) : null,
    archived: await readArchivedAlone(
      asking.house.db,
      sources.flatMap((source) => tableOf[source] ?? []),
      row.created_at,
    ),
  }
}

async function eventsOf({ house }: StaffContext, player: PlayerRow, rows: readonly EventRow[]): Promise<TimelineEvent[]> {
  const names = await readActorNames(
    house.db,
    rows.map(({ by }) => by),
  )
  return rows.map((row) => eventView(house, player, row, kindOf.get(row.source) ?? 'staff', names))
}

const togetherMs = 2000
const isOfOffice = (action: string | null): boolean => /^office\./.test(action ?? '')

/**
 * An act of the office writes two entries: the use case's own, and the office's with the reason and the signature. One
 * line is enough: the office's.
 */
function withoutDoubles(rows: readonly EventRow[]): readonly EventRow[] {
  const byOffice = rows.filter(({ source, about }) => source === 'audit' && isOfOffice(about))
  return rows.filter(
    (row) =>
      row.source !== 'audit' ||
      isOfOffice(row.about) ||
      !byOffice.some((one) => one.by === row.by && Math.abs(one.at.getTime() - row.at.getTime()) < togetherMs),
  )
}

const placeText = ({ at, rank, id }: EventRow): string => Buffer.from(JSON.stringify([at.toISOString(), rank, id])).toString('base64url')

/** Reads where a page goes on; its beginning for none, or for what we did not write. */
function placeIn(after: string | undefined): Place {
  const beginning: Place = { at: 'infinity', rank: 0, id: '' }
  if (!after) return beginning
  try {
    const [at, rank, id] = JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[] // checked on the next line
    const moment = new Date(String(at))
    return Number.isNaN(moment.getTime()) || typeof rank !== 'number' ? beginning : { at: moment, rank: Math.trunc(rank), id: String(id) }
  } catch {
    return beginning
  }
}
