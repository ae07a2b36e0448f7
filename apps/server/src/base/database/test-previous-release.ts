import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseFolder, migrationsHere } from './migrate.sql.ts'
import { functionRights } from './rights.ts'
import { readFunctionCalls, readShape, refusalOf, type Shape } from './test-describe.sql.ts'
import { readStatements } from './test-statements.ts'

/** The roles that a server's statements are sent as. */
type Sender = 'server' | 'office'

/** A statement that the previous release sends: where it stands, as whom it may be sent, and what it takes and gives. */
export type KnownStatement = Shape & { at: string; text: string; roles: Sender[] }

/** What is kept of a release: its newest migration, and what it sends to the database. */
export type KnownRelease = { newest: string; statements: KnownStatement[] }

/** Connections to one database as its owner and as the roles of the server. */
export type Senders = Record<Sender | 'owner', pg.Client>

/** Where it is kept. */
export const previousReleaseFile = join(databaseFolder, 'previous-release/release.json')

/** Reads what is kept of the previous release. */
export const readPreviousRelease = (): KnownRelease => JSON.parse(readFileSync(previousReleaseFile, 'utf8')) as KnownRelease // we have written it

const isPreparable = (text: string) => /^\s*(?:with|select|insert|update|delete|values)\b/i.test(text)
const senders = ['server', 'office'] as const

/** Reads what this release sends, on a database that it has migrated. */
export async function readThisRelease(clients: Senders): Promise<KnownRelease> {
  const written = readStatements().flatMap(({ at, texts }) =>
    (texts ?? []).filter(isPreparable).map((text) => ({ at: at.replace(/:\d+$/, ''), text })),
  )
  const called = Object.entries(functionRights).flatMap(([name, roles]) => (roles.length > 0 ? [name] : []))
  const functions = (await readFunctionCalls(clients.owner, called)).map(({ name, text }) => ({ at: `functions/${name}.sql`, text }))
  const known = new Map<string, KnownStatement>()
  for (const { at, text } of [...written, ...functions]) {
    const roles: Sender[] = []
    for (const role of senders) if ((await refusalOf(clients[role], text)) === undefined) roles.push(role)
    known.set(`${at}\n${text}`, { at, text, roles, ...(await readShape(clients.owner, text)) })
  }
  const statements = [...known].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, statement]) => statement)
  return { newest: migrationsHere().at(-1) ?? '', statements }
}

/** Returns what is wrong with a statement on the database as it is now; nothing if whoever sends it notices no difference. */
export async function brokenIn(clients: Senders, { at, text, roles, parameters, columns }: KnownStatement): Promise<string[]> {
  const now = await readShape(clients.owner, text).catch((error: Error) => error)
  if (now instanceof Error) return [`${at}: ${now.message}`]
  const refused: string[] = []
  for (const role of roles) {
    const refusal = await refusalOf(clients[role], text)
    if (refusal !== undefined) refused.push(`${at}: ${role}: ${refusal}`)
  }
  const changed = Object.entries(columns).flatMap(([name, type]) =>
    now.columns[name] === type ? [] : [`${at}: ${name} is ${now.columns[name] ?? 'not given'}, it was ${type}`],
  )
  const taken =
    parameters.join(', ') === now.parameters.join(', ')
      ? []
      : [`${at}: takes ${now.parameters.join(', ')}; it took ${parameters.join(', ')}`]
  return [...refused, ...changed, ...taken]
}

/** Opens the connections. */
export async function openSenders(urls: Record<keyof Senders, string>): Promise<Senders & { close: () => Promise<void> }> {
  const open = async (url: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
  }
  const clients = { owner: await open(urls.owner), server: await open(urls.server), office: await open(urls.office) }
  return { ...clients, close: async () => void (await Promise.all(Object.values(clients).map((client) => client.end()))) }
}
