import type { SchemaElement } from 'hyparquet'
import { Sentence } from '../sentence.ts'

/** A value as it stands in a file: moments in microseconds since 1970, JSON and lists as PostgreSQL writes them. */
export type Cell = string | bigint | number | boolean | null

/** A column of a table and PostgreSQL's name for its type. */
export type Column = { name: string; type: string }

type Kind = {
  /** Reads the column so that nothing of it is lost on the way. */
  read: (column: string) => string
  /** What the database handed over, as a cell. */
  cell: (value: string | number | boolean) => Cell
  /** How Parquet keeps it. */
  element: Omit<SchemaElement, 'name'>
  /** Makes a value of the type of its text, for a row that is restored. */
  write: (text: string) => string
  /** A cell as JSON shows it. */
  shown: (cell: Exclude<Cell, null>) => unknown
}

const text: Omit<SchemaElement, 'name'> = { type: 'BYTE_ARRAY', converted_type: 'UTF8' }
const own = (value: string | number | boolean): Cell => value
const listOf = (c: string) =>
  `case when ${c} is not null then array(select value from jsonb_array_elements_text(${c}::jsonb) with ordinality e (value, place) order by place) end`
const parsed = (cell: Exclude<Cell, null>): unknown => JSON.parse(String(cell))
const as = (type: string) => (c: string) => `${c}::${type}`
const number = (type: string): Kind => ({ read: (c) => c, cell: own, element: { type: 'INT32' }, write: as(type), shown: (cell) => cell })

const kinds: Readonly<Record<string, Kind>> = {
  int2: number('int2'),
  int4: number('int4'),
  int8: { read: (c) => `${c}::text`, cell: (value) => BigInt(value), element: { type: 'INT64' }, write: as('int8'), shown: String },
  text: { read: (c) => c, cell: own, element: text, write: as('text'), shown: (cell) => cell },
  bool: { read: (c) => c, cell: own, element: { type: 'BOOLEAN' }, write: as('bool'), shown: (cell) => cell },
  timestamptz: {
    read: (c) => `(extract(epoch from ${c}) * 1000000)::bigint::text`,
    cell: (value) => BigInt(value),
    element: {
      type: 'INT64',
      converted_type: 'TIMESTAMP_MICROS',
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
    },
    write: as('timestamptz'),
    shown: (cell) => momentText(BigInt(cell)),
  },
  jsonb: { read: (c) => `${c}::text`, cell: own, element: text, write: as('jsonb'), shown: parsed },
  _text: { read: (c) => `array_to_json(${c})::text`, cell: own, element: text, write: listOf, shown: parsed },
}

/** Returns how columns of a type are kept; throws a sentence for a type that no archive has. */
export function kindOf({ name, type }: Column): Kind {
  const kind = kinds[type]
  if (kind) return kind
  throw new Sentence(`The column ${name} is of the type ${type}, which the archive cannot keep. Add it to launch/archive/columns.ts.`)
}

/** A moment in microseconds since 1970 as text, with all six digits. */
function momentText(micros: bigint): string {
  const rest = ((micros % 1000n) + 1000n) % 1000n
  return new Date(Number((micros - rest) / 1000n)).toISOString().replace('Z', `${String(rest).padStart(3, '0')}Z`)
}

/** A row of a file as JSON shows it, under its columns' names. */
export const shownRow = (columns: readonly Column[], row: readonly Cell[]): Record<string, unknown> =>
  Object.fromEntries(
    columns.map((column, at) => {
      const cell = row[at] ?? null
      return [column.name, cell === null ? null : kindOf(column).shown(cell)]
    }),
  )

/** A cell as text that PostgreSQL takes for its column. */
export const shownText = (column: Column, cell: Cell): string | null =>
  cell === null ? null : column.type === 'timestamptz' ? momentText(BigInt(cell)) : String(cell)
