import { formatAmount } from '@fairhouse/money'
import { nameText } from '@fairhouse/messages/my-data-texts.ts'
import type { MonthRange } from '@fairhouse/contract/base/month-range.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { openMail } from '../../base/mail/mail.ts'
import { openSms } from '../../base/mail/sms.ts'
import { readStoredDetails } from '../../cashier/stored-details/index.ts'
import { openDetails, readDocumentRows } from '../../knowing/document-records/index.ts'
import { limitLogOf } from '../../money/limit-views/index.ts'
import { readLimitChanges } from '../../money/limits/index.ts'
import { openPerson } from '../players/person.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { readGivenConsents } from '../profile/given-consents.sql.ts'
import { readArchivedAlone } from '../../base/months/dropped-months.sql.ts'
import { browserOf } from '../sessions/browser-of.ts'
import { openVisit } from '../sessions/visit-seal.ts'
import { readVisits } from '../sessions/session.sql.ts'
import { readPlayTotals, readStatement } from '../../money/wallet/index.ts'
import { readOwnChat } from '../../play/room-chat/index.ts'
import { mostRows, readPlainSection, readSent, type PlainSection } from './copy.sql.ts'

export type Cell = string | number | boolean | null
export type Row = Readonly<Record<string, Cell>>

/** A section of the copy: its name, columns, maximum number of rows, and the rows in pages. */
export type Section = { name: string; columns: readonly string[]; most: number; pages: () => AsyncIterable<readonly Row[]> } & {
  /** Reads which months of it are in the archive alone. */
  archived?: () => Promise<MonthRange[]>
}

const statementPage = 500
/** The maximum number of statement lines, which bounds the database's work for one copy. */
const mostLines = 50_000

/** Lists everything stored about a player in sections, each read when its turn comes. */
export function sectionsOf(asking: PlayerContext, row: PlayerRow): Section[] {
  const { house } = asking
  const owner = { shard: row.shard, player: row.id }
  const plain = (name: PlainSection, ...columns: string[]): Section => ({
    name,
    columns,
    most: mostRows,
    pages: once(async () => (await readPlainSection(house.db, name, owner)).map(cellsOf)),
  })
  const byMonth = (name: PlainSection, table: string, ...columns: string[]): Section => ({
    ...plain(name, ...columns),
    archived: () => readArchivedAlone(house.db, [table], row.created_at),
  })
  const listed = (name: string, columns: readonly string[], read: () => Promise<Row[]>): Section => ({
    name,
    columns,
    most: mostRows,
    pages: once(read),
  })
  return [
    listed('profile', ['name', 'value'], async () => namedOf(openPerson(house, row))),
    listed('account', ['name', 'value'], async () => namedOf(accountOf(row))),
    listed('consents', ['name', 'version', 'accepted', 'at'], async () => (await readGivenConsents(house.db, owner)).map(cellsOf)),
    listed('signIns', ['at', 'endedAt', 'browser', 'address'], () => visitsOf(house, owner)),
    plain('devices', 'name', 'at'),
    plain('waysIn', 'type', 'name', 'at'),
    listed('limits', ['at', 'type', 'period', 'act', 'by', 'from', 'to'], () => limitsOf(house, row)),
    plain('exclusions', 'type', 'by', 'reason', 'at', 'until'),
    byMonth('registers', 'register_answer', 'name', 'about', 'value', 'at'),
    byMonth('realityChecks', 'reality_check', 'value', 'at'),
    {
      name: 'statement',
      columns: ['at', 'type', 'about', 'amount', 'fee', 'currency', 'status'],
      most: mostLines,
      pages: () => statementOf(asking, row),
    },
    listed('totals', ['name', 'amount', 'currency'], () => totalsOf(house, row)),
    listed('storedDetails', ['name', 'about', 'at'], () => detailsOf(house, owner)),
    listed('documents', ['type', 'name', 'status', 'files', 'at', 'decidedAt', 'reason'], () => documentsOf(house, owner)),
    listed('mails', ['at', 'type', 'name'], () => mailsOf(house, owner)),
    listed('chat', ['at', 'about', 'name', 'value'], () => chatOf(asking, row)),
    plain('campaigns', 'type', 'name', 'at'),
    byMonth('looks', 'access_log', 'at', 'type', 'about', 'by'),
  ]
}

type Owner = { shard: number; player: bigint }

const once = (read: () => Promise<Row[]>) =>
  async function* () {
    yield await read()
  }

const cellOf = (value: unknown): Cell =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'bigint'
      ? String(value)
      : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : null

const cellsOf = (row: object): Row => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)]))
const namedOf = (values: object): Row[] => Object.entries(cellsOf(values)).map(([name, value]) => ({ name, value }))

function accountOf({ id, status, country, currency, language, created_at, last_login_at, ...row }: PlayerRow) {
  const { email_verified_at, phone_verified_at, age_verified_at, validated_at, potential_minor: potentialMinor } = row
  const proven = { emailProvenAt: email_verified_at, phoneProvenAt: phone_verified_at, ageProvenAt: age_verified_at }
  const times = { openedAt: created_at, lastLoginAt: last_login_at, validatedAt: validated_at }
  return { playerNumber: id, status, country, currency, language, ...times, ...proven, potentialMinor }
}

async function visitsOf(house: House, { shard, player }: Owner): Promise<Row[]> {
  return (await readVisits(house.db, shard, player, mostRows)).map((visit) => {
    const { ip, userAgent } = openVisit(house, visit)
    return cellsOf({ at: visit.started_at, endedAt: visit.ended_at, browser: browserOf(userAgent) ?? userAgent, address: ip })
  })
}

async function limitsOf(house: House, { shard, id: player, currency }: PlayerRow): Promise<Row[]> {
  return limitLogOf(await readLimitChanges(house.db, { shard, player, currency }), currency).map(cellsOf)
}

async function* statementOf({ house, language }: PlayerContext, { shard, id: player, currency }: PlayerRow) {
  let before: string | undefined
  for (let lines = 0; lines < mostLines; lines += statementPage) {
    const wish = { type: 'all' as const, pendingOnly: false, before, language }
    const rows = await readStatement(house.db, { shard, player, currency }, wish, statementPage)
    yield rows.map(({ at, kind, about, amount, fee, status }) =>
      cellsOf({
        at,
        type: kind,
        about: nameText(language, about),
        amount: formatAmount(amount, currency),
        fee: formatAmount(fee, currency),
        currency,
        status,
      }),
    )
    before = rows.at(-1)?.cursor
    if (rows.length < statementPage || before === undefined) return
  }
}

async function totalsOf(house: House, { shard, id: player, currency }: PlayerRow): Promise<Row[]> {
  const totals = await readPlayTotals(house.db, { shard, player, currency }, new Date(0), house.clock.now())
  return Object.entries(totals).map(([name, minor]) => ({ name, amount: formatAmount(minor, currency), currency }))
}

async function detailsOf(house: House, { shard, player }: Owner): Promise<Row[]> {
  return (await readStoredDetails(house.db, shard, player)).map(({ description, bank_name, provider, funded_at }) =>
    cellsOf({ name: description, about: bank_name ?? provider, at: funded_at }),
  )
}

async function documentsOf(house: House, owner: Owner): Promise<Row[]> {
  return (await readDocumentRows(house.db, owner)).map((one) =>
    cellsOf({ ...one, name: openDetails(house, one).name, at: one.uploaded_at, decidedAt: one.decided_at }),
  )
}

async function mailsOf({ db, personal }: House, owner: Owner): Promise<Row[]> {
  return (await readSent(db, owner)).map(({ kind, at, ...sent }) =>
    cellsOf({ at, type: kind, name: kind === 'mail' ? openMail(personal, sent).subject : openSms(personal, sent).text }),
  )
}

/** What a player has written in the bingo rooms, which their studio keeps: room, nickname and words. */
async function chatOf({ house, language }: PlayerContext, { shard, id: player, currency }: PlayerRow): Promise<Row[]> {
  const written = await readOwnChat(house, { shard, player, currency }, mostRows)
  if (written === 'away') return [{ at: null, about: null, name: nameText(language, 'my-data.chatAway'), value: null }]
  return written.map(({ at, game, nickname, text }) => cellsOf({ at, about: game, name: nickname, value: text }))
}
