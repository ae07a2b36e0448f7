import { parquetMetadataAsync, parquetRead, type FileMetaData } from 'hyparquet'
import { ByteWriter, parquetWrite } from 'hyparquet-writer'
import { Sentence } from '../sentence.ts'
import { kindOf, type Cell, type Column } from './columns.ts'

const columnsKey = 'fairhouse.columns'
/** Moments are handed over in microseconds; a Date holds milliseconds alone. */
const parsers = { timestampFromMicroseconds: (micros: bigint) => micros }

/** Writes rows as one Parquet file, which names PostgreSQL's types of its columns. */
export async function parquetOf(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const writer = new ByteWriter()
  await parquetWrite({
    writer,
    columnData: columns.map(({ name }, at) => ({ name, data: rows.map((row) => row[at] ?? null) })),
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map((column) => ({ name: column.name, repetition_type: 'OPTIONAL' as const, ...kindOf(column).element })),
    ],
    rowGroupSize: 50_000,
    kvMetadata: [{ key: columnsKey, value: JSON.stringify(columns) }],
    createdBy: 'fairhouse',
  })
  return Buffer.from(writer.getBytes())
}

/** Reads a Parquet file of ours: its columns and its rows, in their order. Throws a sentence naming `file` if it is none. */
export async function readParquet(content: Buffer, file: string): Promise<{ columns: Column[]; rows: Cell[][] }> {
  const source = content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) as ArrayBuffer // ours is no shared memory
  const metadata = await parquetMetadataAsync(source).catch(() => undefined)
  const columns = metadata && columnsIn(metadata)
  if (!metadata || !columns) throw new Sentence(`${file} holds no month of ours. Take this file from another copy of the archive.`)
  let rows: Cell[][] = []
  const onComplete = (read: unknown[][]) => void (rows = read as Cell[][]) // lists of what the schema says, which columns.ts has made
  if (metadata.num_rows > 0n) await parquetRead({ file: source, metadata, parsers, onComplete })
  return { columns, rows }
}

function columnsIn({ key_value_metadata: entries }: FileMetaData): Column[] | undefined {
  const text = entries?.find(({ key }) => key === columnsKey)?.value
  return text === undefined ? undefined : (JSON.parse(text) as Column[]) // we have written it
}
