import { mostExportedRows } from '@fairhouse/contract/office/export.ts'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import { z } from 'zod'
import { writeAccessToMany } from '../../base/audit/access.sql.ts'
import { shardOf } from '../../base/ids.ts'
import { officeCallAt } from '../acts/office-call-at.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { isHeld } from '../requests/may-decide.ts'
import { cellsOf, csvOf, type Cells } from './csv.ts'

type Wanted = { list: string; input: Record<string, string> }
type Exported = { name: string; csv: string; rows: number; isMore: boolean; broken: { row: string; why: string }[] }
const Page = z.looseObject({ next: z.string().nullable() })

/**
 * Takes the rows of a list along, as the list itself gives them to whoever asks. Each row is held against the contract: one
 * that does not agree is named and left out.
 */
export async function exportList(asking: ActContext, { list, input }: Wanted): Promise<Exported | OfficeRefused> {
  const { sql, at, colleague, changes } = asking
  const call = officeCallAt(list)
  if (!call || !isList(call)) return no('notFound')
  if (!isHeld(asking, call)) return no('notAllowed', { details: { permission: call.permission } })
  const found = await readRows(asking, call, input)
  if (isNo(found)) return found
  const { rows, broken, isMore } = found
  const people = [...new Set(rows.flatMap(({ about }) => (about === undefined ? [] : [about])))]
  await writeAccessToMany(sql, {
    at,
    actor: colleague.actor,
    of: people.map((player) => ({ shard: shardOf(player), player })),
    fields: [nameOf(list)],
    purpose: 'export',
  })
  for (const player of people.slice(0, mostNamed)) changes({ what: 'export.row', subject: `player:${player}`, before: null, after: null })
  changes({ what: 'export.rows', before: null, after: String(rows.length) })
  return {
    name: `${nameOf(list)}-${at.toISOString().slice(0, 10)}.csv`,
    csv: csvOf(rows.map(({ cells }) => cells)),
    rows: rows.length,
    isMore,
    broken,
  }
}

/** Whoever looks at what would be taken along sees the names of so many. */
const mostNamed = 20
const nameOf = (list: string) => list.replace('GET /office/', '').replaceAll('/', '-')

/** A list goes on page by page. */
const isList = ({ at, effect, takes }: OfficeCall): boolean =>
  at.startsWith('GET ') && effect === 'reads' && takes instanceof z.ZodObject && 'after' in takes.shape && takes.safeParse({}).success

type Row = { cells: Cells; about: bigint | undefined }
type Rows = { rows: Row[]; broken: { row: string; why: string }[]; isMore: boolean }

async function readRows(asking: ActContext, call: OfficeCall, input: Record<string, string>): Promise<Rows | OfficeRefused> {
  const handler = asking.handlerOf(call.at)
  const rows: Row[] = []
  const broken: Rows['broken'] = []
  let after: string | undefined
  do {
    const parsed = call.takes.safeParse({ ...input, ...(after === undefined ? {} : { after }) })
    if (!parsed.success || !handler) return no('checkFields')
    const page = await handler(asking, parsed.data)
    if (isNo(page)) return page
    for (const one of readPage(call, page)) {
      if ('why' in one) broken.push(one)
      else rows.push(one)
    }
    after = Page.parse(page).next ?? undefined
  } while (after !== undefined && rows.length < mostExportedRows)
  return { rows: rows.slice(0, mostExportedRows), broken, isMore: after !== undefined || rows.length > mostExportedRows }
}

/** Reads the rows of a page, which has one list of them. */
export function readPage({ answers }: OfficeCall, page: unknown): (Row | Rows['broken'][number])[] {
  const [name, all] = listIn(page)
  const shape = answers instanceof z.ZodObject ? z.array(z.unknown()).pipe(answers.shape[name]) : undefined
  return all.map((row) => {
    const read = shape?.safeParse([row])
    if (!read || read.success) return { cells: cellsOf(row), about: playerOf(row, name) }
    return { row: idOf(row), why: read.error.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`).join('; ') }
  })
}

function listIn(page: unknown): [string, unknown[]] {
  for (const [name, value] of Object.entries(Fields.parse(page))) if (Array.isArray(value)) return [name, value]
  return ['', []]
}

const Fields = z.record(z.string(), z.unknown())
const fieldsOf = (row: unknown) => Fields.safeParse(row).data ?? {}

function idOf(row: unknown): string {
  const { id, item, reference } = fieldsOf(row)
  return String(id ?? item ?? reference ?? '?')
}

/** Whose row it is, where a list is about players. */
function playerOf(row: unknown, list: string): bigint | undefined {
  const { id, player, subject } = fieldsOf(row)
  const named = list === 'players' ? id : (player ?? (typeof subject === 'string' ? subject.replace(/^player:/, '') : undefined))
  return typeof named === 'string' && /^\d{1,18}$/.test(named) ? BigInt(named) : undefined
}
