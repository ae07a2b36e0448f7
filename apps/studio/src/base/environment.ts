import { readFileSync } from 'node:fs'
import { Sentence } from '@fairhouse/process/sentence.ts'

/** The studio's settings. Its secrets never reach a log. */
export type Environment = {
  host: string
  port: number
  /** The studio's origin as browsers reach it. */
  origin: string
  databaseUrl: string
  /** The origin of the platform's wallet: every call goes below it. */
  walletOrigin: string
  studioId: string
  keyId: string
  /** The secret that the studio shares with its operator. */
  secret: string
  /** Where the clock of a demonstration is followed; empty if the system's time holds. */
  clockUrl: string
  /** Who shows it may read /metrics; empty for nobody, unless the desk is open. */
  metricsToken: string
  /** Who may enter the desk: whoever is on this computer, whoever has the password, or nobody. */
  desk: 'open' | 'closed' | { password: string }
}

const leastPassword = 12
const leastToken = 20

/** Reads the environment, or throws a sentence that names the variable that is missing or wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const port = portIn(variables)
  return {
    host: variables.HOST?.trim() || '127.0.0.1',
    port,
    origin: originIn(variables, 'STUDIO_ORIGIN', `http://127.0.0.1:${port}`),
    databaseUrl: required(variables, 'STUDIO_DATABASE_URL'),
    walletOrigin: originIn(variables, 'WALLET_ORIGIN'),
    studioId: required(variables, 'STUDIO_ID'),
    keyId: required(variables, 'STUDIO_KEY_ID'),
    secret: required(variables, 'STUDIO_SECRET'),
    clockUrl: clockIn(variables),
    metricsToken: metricsTokenIn(variables),
    desk: deskIn(variables),
  }
}

/** A value stands in the variable itself, or in the file that the variable with _FILE names. */
function valueOf(variables: NodeJS.ProcessEnv, name: string): string {
  const file = variables[`${name}_FILE`]?.trim()
  if (!file) return variables[name]?.trim() ?? ''
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new Sentence(`The file ${file}, which ${name}_FILE names, cannot be read: correct it, then start again.`)
  }
}

function required(variables: NodeJS.ProcessEnv, name: string): string {
  const value = valueOf(variables, name)
  if (value) return value
  throw new Sentence(`The studio needs the environment variable ${name}, or ${name}_FILE: set it, then start again.`)
}

function portIn({ STUDIO_PORT: text = '' }: NodeJS.ProcessEnv): number {
  if (text.trim() === '') return 3200
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Sentence(`The environment variable STUDIO_PORT is "${text}": set it to a port number from 1 to 65535, then start again.`)
}

function originIn(variables: NodeJS.ProcessEnv, name: string, usual = ''): string {
  const text = valueOf(variables, name) || usual || required(variables, name)
  const parsed = URL.parse(text)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin !== text.replace(/\/$/, ''))
    throw new Sentence(
      `The environment variable ${name} is "${text}": set it to an origin such as https://games.example.com, then start again.`,
    )
  // A platform on our own address is on this computer too.
  if (parsed.protocol === 'https:' || isLoopback(parsed) || (name === 'WALLET_ORIGIN' && parsed.hostname === variables.HOST))
    return parsed.origin
  throw new Sentence(`${name} is ${text}: money and pages go over https, or stay on this computer. Correct it, then start again.`)
}

const isLoopback = ({ hostname }: URL) => /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)

/** Only a demonstration's clock is moved, and it stands beside us: no other computer may tell the time. */
function clockIn({ CLOCK_URL: text = '' }: NodeJS.ProcessEnv): string {
  if (text.trim() === '') return ''
  const parsed = URL.parse(text)
  if (parsed && isLoopback(parsed)) return parsed.href
  throw new Sentence(`The environment variable CLOCK_URL is "${text}": only a clock on this computer is followed. Leave it out.`)
}

function deskIn(variables: NodeJS.ProcessEnv): Environment['desk'] {
  const password = valueOf(variables, 'STUDIO_DESK_PASSWORD')
  if (password.length >= leastPassword) return { password }
  if (password !== '')
    throw new Sentence(`STUDIO_DESK_PASSWORD is too short: give at least ${leastPassword} characters, or leave it out for no desk.`)
  return variables.STUDIO_DESK === 'open' ? 'open' : 'closed'
}

function metricsTokenIn(variables: NodeJS.ProcessEnv): string {
  const token = valueOf(variables, 'METRICS_TOKEN')
  if (token === '' || token.length >= leastToken) return token
  throw new Sentence(`METRICS_TOKEN is too short: give at least ${leastToken} characters, or leave it out to close /metrics.`)
}
