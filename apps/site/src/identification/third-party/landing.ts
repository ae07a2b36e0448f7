import type { IdentificationMethod } from '@fairhouse/contract'
import type { KeptTry } from '../check/kept-try.ts'

/** The parameters in the landing's address; text only, never markup. */
type LandingKeys = {
  readonly type?: string
  readonly redirectFrom?: string
  readonly value?: string
  readonly token?: string
  readonly relayState?: string
  readonly sessionId?: string
  readonly sessionStatus?: string
  readonly errorCode?: number
  readonly errorDetails?: Readonly<Record<string, string>>
  readonly method?: string
}

const most = 2000
const named = ['type', 'redirectFrom', 'value', 'token', 'relayState', 'sessionId', 'sessionStatus', 'method'] as const

/** Reads the keys of the landing; what is not of their form is left out. */
export function landingKeys(search: Readonly<Record<string, unknown>>): LandingKeys {
  const text = (name: string) => (typeof search[name] === 'string' && search[name] !== '' ? search[name].slice(0, most) : undefined)
  const code = String(search['errorCode'] ?? '')
  const details = detailsIn(search['errorDetails'])
  return {
    ...Object.fromEntries(named.flatMap((name) => (text(name) === undefined ? [] : [[name, text(name)]]))),
    ...(/^\d{1,7}$/.test(code) ? { errorCode: Number(code) } : {}),
    ...(details ? { errorDetails: details } : {}),
  }
}

/** Details are a JSON object of texts and numbers; anything else says nothing. */
function detailsIn(given: unknown): Readonly<Record<string, string>> | undefined {
  try {
    const read: unknown = typeof given === 'string' ? JSON.parse(given) : given
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined
    const texts = Object.entries(read).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    return Object.fromEntries(texts.slice(0, 10).map(([name, value]) => [name.slice(0, 40), String(value).slice(0, 200)]))
  } catch {
    return undefined
  }
}

/** States in which a service says by the address that nothing came of it. */
const failures = ['failed', 'error', 'cancelled', 'canceled', 'expired', 'aborted']

/** Returns whether the address already reports a failure, so that no login is tried. */
const saysItFailed = ({ sessionStatus = '', value = '', errorCode }: LandingKeys): boolean =>
  errorCode !== undefined || failures.includes(sessionStatus.toLowerCase()) || failures.includes(value.toLowerCase())

/** What the landing does: waits for a try, shows an error, goes where the try goes on, or says that there is nothing here. */
type Landing =
  | { at: 'waiting'; token: string }
  | { at: 'failed'; errorCode: number; error?: string; errorDetails?: Record<string, unknown> }
  | { at: 'elsewhere'; to: '/poker-login'; search: { customerApp: 'poker' } }
  | { at: 'elsewhere'; to: '/'; search: { modal: 'registration'; method: IdentificationMethod } }
  | { at: 'nothing' }

type Kept = Pick<KeptTry, 'token'> & Partial<Pick<KeptTry, 'method' | 'purpose' | 'customerApp'>>

/** Returns the landing's first state, from its parameters and what this browser remembers of a try. */
export function landingAt(keys: LandingKeys, kept: Kept | undefined): Landing {
  if (keys.errorCode !== undefined)
    return { at: 'failed', errorCode: keys.errorCode, ...(keys.errorDetails ? { errorDetails: keys.errorDetails } : {}) }
  if (saysItFailed(keys)) return { at: 'failed', error: 'identificationFailed', errorCode: 0 }
  if (kept?.customerApp === 'poker') return { at: 'elsewhere', to: '/poker-login', search: { customerApp: 'poker' } }
  const token = keys.token ?? kept?.token
  if (!token) return { at: 'nothing' }
  // A registration continues at its form.
  if (kept?.purpose === 'registration' && kept.method)
    return { at: 'elsewhere', to: '/', search: { modal: 'registration', method: kept.method } }
  return { at: 'waiting', token }
}
