import pg from 'pg'
import { isFollowing } from './session.sql.ts'

/**
 * Splits an address with several hosts, `postgres://user@a:5432,b:5432/house`, into an address for each; one with a single
 * host is its own.
 */
export function hostsOf(url: string): string[] {
  const [, start, hosts, end] = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]+,[^/?]+)(.*)$/.exec(url) ?? []
  return hosts === undefined ? [url] : hosts.split(',').map((host) => `${start}${host}${end}`)
}

/** Puts addresses of the same database on several hosts together again. */
export function joinHosts(urls: readonly string[]): string {
  const [first = '', ...others] = urls
  if (others.length === 0) return first
  const hosts = urls.map((url) => new URL(url).host)
  return first.replace(new URL(first).host, () => hosts.join(','))
}

/** Connections to the one of several servers that takes writes. `forget` has it looked for again. */
export type Primary = { readonly Client: typeof pg.Client; readonly forget: () => void }

/**
 * Opens connections to whichever server of an address takes writes. All are asked at once when it is not known: the one
 * that answers first counts, and those that answer that they only follow do not. That never two of them take writes is the
 * cluster's to see to. With a single host nothing is asked.
 */
export function openPrimary(url: string, waitMs: number): Primary {
  const urls = hostsOf(url)
  if (urls.length === 1) return { Client: pg.Client, forget: () => undefined }
  let found: Promise<string> | undefined
  const forget = () => void (found = undefined)
  const find = (): Promise<string> => {
    if (found) return found
    const finding = findPrimary(urls, waitMs)
    finding.catch(() => found === finding && forget())
    return (found = finding)
  }
  class PrimaryClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: urls[0] })
      this.on('error', forget)
    }
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      const connecting = find().then((address) => {
        const { hostname, port } = new URL(address)
        Object.assign(this, { host: hostname.replaceAll(/^\[|\]$/g, ''), port: Number(port || 5432) })
        return super.connect().catch((error: unknown) => {
          forget()
          throw error
        })
      })
      if (!callback) return connecting
      connecting.then(() => callback(null as unknown as Error), callback) // as the pool expects of a connection that stands
    }
  }
  return { Client: PrimaryClient as typeof pg.Client, forget } // it takes the same configuration
}

/** Asks all servers at once and returns the address of the one that takes writes; throws what the last of them said. */
export async function findPrimary(urls: readonly string[], waitMs: number): Promise<string> {
  try {
    return await Promise.any(urls.map((url) => writable(url, waitMs)))
  } catch (error) {
    throw error instanceof AggregateError ? (error.errors.at(-1) as unknown) : error
  }
}

/** The server is there, and follows another: it takes no writes. */
const readOnly = '25006'

/** A server that is cut off must not keep us from the one that takes its place meanwhile. */
const askedForMs = 1500

async function writable(connectionString: string, waitMs: number): Promise<string> {
  const patienceMs = Math.min(waitMs, askedForMs)
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ follows: boolean }>(isFollowing)
    if (rows[0]?.follows !== false) throw Object.assign(new Error('The server only follows another one'), { code: readOnly })
    return connectionString
  } finally {
    client.end().catch(() => undefined)
  }
}
