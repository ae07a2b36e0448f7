import type { Socket } from 'node:net'
import pg from 'pg'
import { isFollowing } from './session.sql.ts'

/**
 * Splits an address with several hosts, `postgres://user@a:5432,b:5432/house`, into an address for each; one with a single
 * host is its own.
 */
export function hostsOf(url: string): string[] {
  const { start, hosts, end } = partsOf(url)
  return hosts.split(',').map((host) => start + host + end)
}

/** Puts addresses of the same database on several hosts together again. */
export function joinHosts(urls: readonly string[]): string {
  const { start, end } = partsOf(urls[0] ?? '')
  return start + urls.map((url) => partsOf(url).hosts).join(',') + end
}

/** Takes an address apart at its hosts, which a user may be named like. */
function partsOf(url: string): { start: string; hosts: string; end: string } {
  const [, start = '', hosts = '', end = ''] = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(url) ?? ['', url]
  return { start, hosts, end }
}

/** Connections to the one of several servers that takes writes. `forget` has it looked for again. */
export type Primary = { readonly Client: typeof pg.Client; readonly forget: () => void }

/** So long may a statement take before it is asked whether its server is still the one. */
const suspiciousMs = 2000
const lookMs = 500

/**
 * Opens connections to whichever server of an address takes writes. All are asked at once when it is not known: the one
 * that answers first counts, and those that answer that they only follow do not. A machine that vanishes closes nothing:
 * while a statement waits for long they are asked again, and once another one takes writes, connections to the old one are
 * ended. That never two of them take writes is the cluster's to see to. With a single host nothing is asked.
 */
export function openPrimary(url: string, waitMs: number): Primary {
  const urls = hostsOf(url)
  if (urls.length === 1) return { Client: pg.Client, forget: () => undefined }
  const open = new Map<PrimaryClient, string>()
  let found: Promise<string> | undefined
  const forget = () => void (found = undefined)
  const find = (): Promise<string> => {
    if (found) return found
    const finding = findPrimary(urls, waitMs)
    finding.then(
      (address) => leaveOthers(open, address),
      () => found === finding && forget(),
    )
    return (found = finding)
  }
  let asking = false
  const look = async () => {
    const isLate = [...open.keys()].some(({ waitsSince }) => waitsSince !== undefined && performance.now() - waitsSince > suspiciousMs)
    if (!isLate || asking) return
    asking = true
    forget()
    await find().catch(() => undefined)
    asking = false
  }
  let looking: NodeJS.Timeout | undefined
  const gone = (client: PrimaryClient) => {
    open.delete(client)
    if (open.size > 0) return
    clearInterval(looking)
    looking = undefined
  }
  class Client extends PrimaryClient {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: urls[0] })
      this.on('error', forget)
      this.on('end', () => gone(this))
    }
    override async choose(): Promise<void> {
      const address = await find()
      open.set(this, address)
      looking ??= setInterval(() => void look(), lookMs).unref()
      this.aimAt(address)
    }
    override failed(): void {
      gone(this)
      forget()
    }
  }
  return { Client, forget }
}

/** Ends connections to servers that do not take writes any more. */
function leaveOthers(open: ReadonlyMap<PrimaryClient, string>, address: string): void {
  for (const [client, own] of open) if (own !== address) client.leave()
}

/** A connection that finds out where to only when it is opened, and remembers since when a statement waits. */
abstract class PrimaryClient extends pg.Client {
  waitsSince: number | undefined

  constructor(config: pg.ClientConfig) {
    super(config)
    this.on('drain', () => (this.waitsSince = undefined))
    const send = this.query.bind(this) as (...given: unknown[]) => unknown // it has many forms, and each is passed on as it is
    this.query = ((...given: unknown[]) => {
      this.waitsSince ??= performance.now()
      return send(...given)
    }) as pg.Client['query'] // as above
  }

  /** Finds the server and aims at it. */
  abstract choose(): Promise<void>
  /** Hears that the connection could not be opened. */
  abstract failed(): void

  /** Has the connection go to a server. */
  aimAt(url: string): void {
    const { hostname, port } = new URL(url)
    Object.assign(this, { host: hostname.replaceAll(/^\[|\]$/g, ''), port: Number(port || 5432) })
  }

  /** Ends the connection at once; what waits for an answer fails. */
  leave(): void {
    const { connection } = this as unknown as { connection: { stream: Socket } } // the driver's own, which it closes too late
    connection.stream.destroy(Object.assign(new Error('Another server takes writes now'), { code: 'ECONNRESET' }))
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    const connecting = this.choose()
      .then(() => super.connect())
      .catch((error: unknown) => {
        this.failed()
        throw error
      })
    if (!callback) return connecting
    connecting.then(() => callback(null as unknown as Error), callback) // as the pool expects of a connection that stands
  }
}

/** Asks all servers at once and returns the address of the one that takes writes; throws what the last of them said. */
export async function findPrimary(urls: readonly string[], waitMs: number): Promise<string> {
  try {
    return await Promise.any(urls.map((url) => writable(url, waitMs)))
  } catch (error) {
    throw error instanceof AggregateError ? (error.errors.at(-1) as unknown) : error // each of them said why
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
