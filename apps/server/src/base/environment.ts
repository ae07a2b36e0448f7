import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
/**
 * The process's configuration from its environment. Secrets stay here: they are never logged and never leave the
 * process.
 */
export type Environment = {
  mode: 'sandbox' | 'live'
  /** The process's role: serve HTTP (`web`), run jobs (`worker`), or both by default. */
  role?: 'web' | 'worker' | undefined
  host: string
  port: number
  publicOrigin: string
  /** Where the office listens; 0 for nowhere. */
  officePort: number
  /** The office's own origin, on a host that it shares with nothing. */
  officeOrigin: string
  /** Where the office's listener of files listens; 0 for nowhere. */
  officeFilesPort: number
  /** The origin of the office's files, on a host below the office's. */
  officeFilesOrigin: string
  /** The sandbox's origin; empty in live mode, which has none. */
  sandboxOrigin: string
  /** Host:port of the sandbox's virus scanner; empty if there is none. */
  sandboxAntivirus: string
  smtpUrl: string
  databaseUrl: string
  /** A way to the same database around a pooler, for LISTEN; `databaseUrl` if there is none. */
  databaseDirectUrl?: string | undefined
  /** Where the office reads, as a role that writes nothing; the server's own database address if there is none. */
  officeDatabaseUrl?: string | undefined
  /** How long a call waits for a database connection before it fails with a temporary error; ten seconds by default. */
  databaseWaitMs?: number | undefined
  /** For how long a server that was told to end goes on answering, until proxies send nobody to it any more; 0 by default. */
  drainSeconds?: number | undefined
  logLevel: string
  /** The token for reading metrics and the API description. If empty: nobody in live mode, anybody in the sandbox. */
  metricsToken: string
  /** A file of settings applied at each start; empty if there is none. */
  settingsFile: string
  fieldKey: KeyObject
  /** Further field keys: older ones, and one to seal with next. */
  moreFieldKeys?: readonly KeyObject[] | undefined
  indexKey: KeyObject
  playerRefKey: KeyObject
  acquirer: { apiKey: string; webhookSecret: string }
  /**
   * The game studio and our secret with it; `url` and `origin` are where this installation runs its own, for us and for
   * browsers.
   */
  studio: { id: string; keyId: string; secret: string; url?: string; origin?: string }
  /** Returns this installation's secret for a service, by name. */
  serviceSecret: (name: string) => string
  /** The private VAPID key of web push, in hex; if empty, none is sent. */
  vapidKey: string
  /** The seed of the key that signs the anchors of the audit log, in hex; if empty, none are made. */
  auditKey: string
  /** The file, or its folder, that anchors are handed out to; empty if there is none. */
  auditAnchor: string
  smsApiKey: string
  registersApiKey: string
}

/** Reads the environment; throws a sentence that names what is missing. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const need = (name: string): string => {
    const value = env[name]
    if (!value) throw new Error(`${name} is not set. Start the server by "npm start", or set it; docs/operate/install.md lists them all.`)
    return value
  }
  const key = (name: string) => createSecretKey(need(name), 'hex')
  const publicOrigin = requireSafeOrigin(new URL(need('PUBLIC_ORIGIN')).origin)
  const officeOrigin = officeOriginIn(env, publicOrigin)
  isDistributed(env) // refuses what it does not know before anything is opened
  return {
    mode: env.MODE === 'live' ? 'live' : 'sandbox',
    role: roleIn(env),
    host: env.HOST ?? '127.0.0.1',
    port: Number(need('PORT')),
    publicOrigin,
    officePort: Number(env.OFFICE_PORT ?? 0),
    officeOrigin,
    officeFilesPort: filesPortIn(env),
    officeFilesOrigin: filesOriginIn(env, officeOrigin, publicOrigin),
    sandboxOrigin: env.MODE === 'live' ? '' : (env.SANDBOX_ORIGIN ?? ''),
    sandboxAntivirus: env.ANTIVIRUS_PORT ? `127.0.0.1:${env.ANTIVIRUS_PORT}` : '',
    smtpUrl: env.SMTP_URL ?? `smtp://127.0.0.1:${env.SMTP_PORT ?? '3925'}`,
    databaseUrl: need('DATABASE_URL'),
    databaseDirectUrl: env.DATABASE_DIRECT_URL || undefined,
    officeDatabaseUrl: env.OFFICE_DATABASE_URL || undefined,
    drainSeconds: drainSecondsIn(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsToken: metricsTokenIn(env),
    settingsFile: env.SETTINGS_FILE ?? '',
    fieldKey: key('FIELD_KEY'),
    moreFieldKeys: (env.MORE_FIELD_KEYS ?? '').split(',').flatMap((text) => (text ? [createSecretKey(text, 'hex')] : [])),
    indexKey: key('INDEX_KEY'),
    playerRefKey: key('PLAYER_REF_KEY'),
    acquirer: { apiKey: need('ACQUIRER_API_KEY'), webhookSecret: need('ACQUIRER_WEBHOOK_SECRET') },
    studio: {
      id: need('STUDIO_ID'),
      keyId: need('STUDIO_KEY_ID'),
      secret: need('STUDIO_SECRET'),
      url: env.STUDIO_URL ?? '',
      origin: env.STUDIO_ORIGIN ?? '',
    },
    serviceSecret: serviceSecrets(env),
    vapidKey: env.VAPID_PRIVATE_KEY ?? '',
    auditKey: auditKeyIn(env),
    auditAnchor: env.AUDIT_ANCHOR ?? '',
    smsApiKey: need('SMS_API_KEY'),
    registersApiKey: need('REGISTERS_API_KEY'),
  }
}

/**
 * Returns whether the ledger is distributed over several servers by Citus: DISTRIBUTED=citus, of whoever migrates and of every node.
 * Throws a sentence where it says something else.
 */
export function isDistributed({ DISTRIBUTED: how = '' }: NodeJS.ProcessEnv = process.env): boolean {
  if (how === '' || how === 'citus') return how === 'citus'
  throw new Error(`DISTRIBUTED is "${how}": give citus, or leave it out for one PostgreSQL; docs/operate/citus.md says more.`)
}

/** The office has a host of its own: cookies and passkeys of the players' site must not reach it. */
function officeOriginIn({ OFFICE_ORIGIN: given, OFFICE_PORT: port = '0' }: NodeJS.ProcessEnv, publicOrigin: string): string {
  const address = URL.parse(given || `http://office.localhost:${port}`)
  if (!address) throw new Error(`OFFICE_ORIGIN is "${given}", which is no address. Give one such as https://office.example.com.`)
  const { origin } = address
  requireSafeOrigin(origin)
  if (new URL(origin).hostname !== new URL(publicOrigin).hostname) return origin
  throw new Error(
    `OFFICE_ORIGIN is ${origin}, the host of the players' site. Give the office a host of its own, such as office.example.com.`,
  )
}

/** The port after the office's, unless another is given; none where the office has none. */
function filesPortIn({ OFFICE_FILES_PORT: given, OFFICE_PORT: office = '0' }: NodeJS.ProcessEnv): number {
  if (given) return Number(given)
  return Number(office) > 0 ? Number(office) + 1 : 0
}

/**
 * Files that strangers have sent are shown from a host of their own: nothing in one can reach the office. It lies below
 * the office's host, because the cookie that binds an address to a session goes there and nowhere else.
 */
function filesOriginIn(env: NodeJS.ProcessEnv, officeOrigin: string, publicOrigin: string): string {
  const office = new URL(officeOrigin)
  const { OFFICE_FILES_ORIGIN: given } = env
  // Behind a proxy the port is the proxy's; on this computer it is the listener's own.
  const port = office.port === '' ? '' : `:${filesPortIn(env) || Number(office.port) + 1}`
  const address = URL.parse(given || `${office.protocol}//files.${office.hostname}${port}`)
  if (!address)
    throw new Error(`OFFICE_FILES_ORIGIN is "${given}", which is no address. Give one such as https://files.office.example.com.`)
  const { origin, hostname, protocol } = address
  const isBelow = hostname.endsWith(`.${office.hostname}`) && hostname !== new URL(publicOrigin).hostname && protocol === office.protocol
  if (isBelow) return origin
  throw new Error(
    `OFFICE_FILES_ORIGIN is ${origin}. Give the office's files a host of their own below the office's, such as ${office.protocol}//files.${office.host}.`,
  )
}

function roleIn({ SERVER_ROLE: role = '' }: NodeJS.ProcessEnv): Environment['role'] {
  if (role === '') return undefined
  if (role === 'web' || role === 'worker') return role
  throw new Error(`SERVER_ROLE is "${role}": give web or worker, or leave it out for both in one process.`)
}

function drainSecondsIn({ DRAIN_SECONDS: seconds = '' }: NodeJS.ProcessEnv): number {
  if (/^\d{0,2}$/.test(seconds)) return Number(seconds)
  throw new Error(
    `DRAIN_SECONDS is "${seconds}": give whole seconds from 0 to 99, somewhat more than your proxy takes to see /readyz fail.`,
  )
}

function metricsTokenIn({ METRICS_TOKEN: token = '' }: NodeJS.ProcessEnv): string {
  if (token === '' || token.length >= 20) return token
  throw new Error('METRICS_TOKEN is too short to be a secret: give at least 20 characters, or leave it out to close /metrics in live mode.')
}

function auditKeyIn({ AUDIT_KEY: key = '' }: NodeJS.ProcessEnv): string {
  if (key === '' || /^[0-9a-f]{64}$/i.test(key)) return key
  throw new Error('AUDIT_KEY is no key: give 32 bytes in hex, or leave it out for an audit log without anchors.')
}

/** Requires TLS or loopback, since browsers accept `__Host-` cookies only there. Returns the origin. */
function requireSafeOrigin(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  const loopback = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]' || hostname.endsWith('.localhost')
  if (protocol === 'https:' || loopback) return origin
  throw new Error(
    `${origin} is no safe origin: browsers keep people logged in only over https or on this computer. Put a TLS proxy in front and set PUBLIC_ORIGIN and OFFICE_ORIGIN to its https addresses.`,
  )
}

/**
 * Reads a secret such as `googleClientSecret` from SERVICE_GOOGLE_CLIENT_SECRET. With the sandbox, missing secrets are
 * derived from one that both know.
 */
function serviceSecrets(env: NodeJS.ProcessEnv): (name: string) => string {
  return (name) => {
    const variable = `SERVICE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`
    const given = env[variable]
    if (given) return given
    if (env.MODE !== 'live' && env.SERVICE_SANDBOX_KEY) return createHmac('sha256', env.SERVICE_SANDBOX_KEY).update(name).digest('hex')
    throw new Error(
      `${variable} is not set: the service that needs it cannot be asked. docs/operate/install.md says where it is described.`,
    )
  }
}
