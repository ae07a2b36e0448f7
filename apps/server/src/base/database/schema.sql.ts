import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseFolder } from './migrate.sql.ts'

/** A line of a table; `column` is set for columns. */
type Line = { name: string; line: string; column?: string; parted?: string | null }
type Part = { name: string; lines: Line[] }

/**
 * Renders the current database as readable SQL: tables with columns, constraints, indexes and triggers, and the
 * signatures of functions.
 */
export async function readSchema(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const read = async (text: string) => (await client.query<Line>(text)).rows
    const tables = gather(await read(columns), await read(constraints))
    const after = gather(await read(indexes), await read(triggers))
    const said = readComments()
    const functions = (await read(routines)).map(({ line }) => line)
    return [head, ...tables.map((table) => tableText(table, after, said)), `${functions.join('\n')}\n`].join('\n')
  } finally {
    await client.end()
  }
}

const head = `-- What the migrations and functions make, to be read; written by \`npm run schema\` and never run.
-- Functions stand in functions/, each in a file of its name. Who may do what: apps/server/src/base/database/rights.ts.
`

function gather(...lists: Line[][]): Part[] {
  const parts = new Map<string, Part>()
  for (const one of lists.flat()) {
    const { name } = one
    const part = parts.get(name) ?? { name, lines: [] }
    part.lines.push(one)
    parts.set(name, part)
  }
  return [...parts.values()]
}

function tableText({ name, lines }: Part, after: Part[], said: Comments): string {
  const rest = after.find((part) => part.name === name)?.lines ?? []
  const inside = lines.map(({ line, column }, place) => [
    ...(said.get(`${name}.${column}`) ?? []).map((comment) => `  ${comment}`),
    `  ${line}${place < lines.length - 1 ? ',' : ''}`,
  ])
  return [
    ...(said.get(name) ?? []),
    `create table ${name} (`,
    ...inside.flat(),
    lines[0]?.parted ? `) partition by ${lines[0].parted};` : ');',
    ...rest.map(({ line }) => `${line};`),
    '',
  ].join('\n')
}

/** Comments in migrations by table or table.column; the latest applies. */
type Comments = Map<string, string[]>

function readComments(): Comments {
  const folder = join(databaseFolder, 'migrations')
  const said: Comments = new Map()
  for (const file of readdirSync(folder).toSorted()) {
    let [table, above]: [string | undefined, string[]] = [undefined, []]
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const text = line.trim()
      if (text.startsWith('--')) {
        above.push(text)
        continue
      }
      const made = /^create table (\w+)/.exec(text)?.[1]
      const [, altered, added] = /^alter table (\w+) add column (\w+)/.exec(text) ?? []
      const about =
        made ?? (altered ? `${altered}.${added}` : table && line.startsWith('  ') ? `${table}.${/^\w+/.exec(text)?.[0]}` : undefined)
      if (about && above.length > 0) said.set(about, above)
      table = made ?? (text === ');' ? undefined : table)
      above = []
    }
  }
  return said
}

const ours = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

const columns = `select c.relname as name, a.attname as column, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
    case when a.attidentity <> '' then 'generated always as identity' when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
      when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
    case when a.attnotnull then 'not null' end) as line, pg_get_partkeydef(c.oid) as parted
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ours} order by c.relname, a.attnum`

const constraints = `select c.relname as name, case when k.contype = 'c' and k.conname !~ '_check[0-9]*$' then 'constraint ' || quote_ident(k.conname) || ' ' else '' end || pg_get_constraintdef(k.oid, true) as line
  from pg_class c join pg_constraint k on k.conrelid = c.oid where ${ours} and k.contype in ('p', 'u', 'c', 'f', 'x')
  order by c.relname, array_position(array['p', 'u', 'f', 'c', 'x'], k.contype::text), k.conname`

const indexes = `select c.relname as name, replace(pg_get_indexdef(i.indexrelid, 0, true), ' ON ONLY ', ' ON ') as line
  from pg_class c join pg_index i on i.indrelid = c.oid join pg_class x on x.oid = i.indexrelid
  where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) order by c.relname, x.relname`

const triggers = `select c.relname as name, pg_get_triggerdef(t.oid, true) as line
  from pg_class c join pg_trigger t on t.tgrelid = c.oid where ${ours} and not t.tgisinternal order by c.relname, t.tgname`

const routines = `select p.proname as name, concat_ws(' ', '-- function', case when p.pronamespace = 'public'::regnamespace then '' else p.pronamespace::regnamespace || '.' end || p.proname || '(' || pg_get_function_arguments(p.oid) || ')', 'returns', pg_get_function_result(p.oid),
    case when p.prosecdef then 'security definer' end) as line
  from pg_proc p where p.pronamespace in ('public'::regnamespace, 'months'::regnamespace) order by p.pronamespace = 'months'::regnamespace, p.proname`
