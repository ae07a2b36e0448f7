import type pg from 'pg'

type Connection = { parse: (what: { text: string }) => void; describe: (what: { type: 'S' }) => void; sync: () => void }

/** Has the database parse a statement without running it; returns its column names, or throws its error. */
export function describeStatement(client: pg.Client, text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let columns: string[] = []
    // The library hands its connection and the answers to any object with these methods.
    const asked = {
      submit(connection: Connection) {
        connection.parse({ text })
        connection.describe({ type: 'S' })
        connection.sync()
      },
      handleRowDescription: ({ fields }: { fields: { name: string }[] }) => void (columns = fields.map(({ name }) => name)),
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
      callback: () => undefined,
    }
    client.query(asked as unknown as pg.Submittable) // what pg calls of one
  })
}

/** What the database makes of a statement: the types of its parameters, and its columns with their types. */
export type Shape = { parameters: string[]; columns: Record<string, string> }

/** Has the database parse a statement without running it; returns its shape, or throws its error. */
export async function readShape(client: pg.Client, text: string): Promise<Shape> {
  const { parameters, columns } = await new Promise<{ parameters: number[]; columns: [string, number][] }>((resolve, reject) => {
    let parameters: number[] = []
    let columns: [string, number][] = []
    // As above; the library hands on the types of parameters as an event of its connection alone.
    const asked = {
      submit(connection: Connection & { once: (event: string, heard: (message: { dataTypeIDs: number[] }) => void) => void }) {
        connection.once('parameterDescription', ({ dataTypeIDs }) => (parameters = dataTypeIDs))
        connection.parse({ text })
        connection.describe({ type: 'S' })
        connection.sync()
      },
      handleRowDescription: ({ fields }: { fields: { name: string; dataTypeID: number }[] }) =>
        void (columns = fields.map(({ name, dataTypeID }) => [name, dataTypeID])),
      handleError: reject,
      handleReadyForQuery: () => resolve({ parameters, columns }),
      callback: () => undefined,
    }
    client.query(asked as unknown as pg.Submittable) // what pg calls of one
  })
  const ids = [...parameters, ...columns.map(([, type]) => type)]
  const { rows } = await client.query<{ name: string }>(
    'select format_type(id, null) as name from unnest($1::oid[]) with ordinality t(id, n) order by n',
    [ids],
  )
  const names = rows.map(({ name }) => name)
  return {
    parameters: names.slice(0, parameters.length),
    columns: Object.fromEntries(columns.map(([name], at) => [name, names[parameters.length + at] ?? ''])),
  }
}

/** Returns why a role may not run a statement, or undefined; PostgreSQL asks for rights when it explains one. */
export async function refusalOf(client: pg.Client, text: string): Promise<string | undefined> {
  return client.query(`explain (generic_plan) ${text}`).then(
    () => undefined,
    (error: Error) => error.message,
  )
}

/** Reads the functions that a role of ours may call as statements that call them. */
export async function readFunctionCalls(client: pg.Client, names: readonly string[]): Promise<{ name: string; text: string }[]> {
  const { rows } = await client.query<{ name: string; arguments: string[] }>(
    `select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes::oid[]) with ordinality a(t, n) order by n)::text[] as arguments
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype and p.prokind = 'f' and p.proname = any($1)
       and not exists (select from pg_type t where t.oid = any(p.proargtypes) and t.typtype = 'p')
     order by p.proname, p.oid::regprocedure::text`,
    [names],
  )
  return rows.map(({ name, arguments: given }) => ({
    name,
    text: `select * from ${name}(${given.map((type, at) => `$${at + 1}::${type}`).join(', ')})`,
  }))
}
