import type { Settings } from '../../settings/index.ts'
import type { Clock } from '../../base/clock.ts'

/** What a service proved about a person; nothing here comes from a browser. */
export type PersonEvidence = {
  /** The issuer and its stable name for the person: together the key to the player. */
  subject: { issuer: string; id: string }
  firstName?: string
  lastName?: string
  /** YYYY-MM-DD. */
  birthDate?: string
  gender?: 'male' | 'female'
  /** `country` is ISO 3166 alpha-3. */
  nationalId?: { country: string; value: string }
  address?: { street?: string; zipCode?: string; city?: string; country?: string }
  email?: { value: string; verified: boolean }
  phoneNumber?: string
  /** ISO 3166 alpha-3. */
  country?: string
  /** Where the service waits for the registration's token. */
  backUrl?: string
  /** The level of assurance in the service's terms, for the audit log. */
  assurance: string
}

/** Why a service did not confirm somebody. Every state of every service maps to one. */
export type FailReason =
  | 'expired'
  | 'refused'
  | 'wrongCode'
  | 'notACustomer'
  | 'unusable'
  | 'unsupportedApp'
  | 'delivery'
  | 'vendorDown'
  | 'badSignature'
  | 'mismatch'
  | 'duplicate'
  | 'underage'
  | 'excluded'
  | 'noPermission'
  | 'codeRefused'
  | 'failed'

/** The state of an attempt at the service. */
export type Look = { is: 'pending' } | { is: 'done'; person: PersonEvidence } | { is: 'failed'; reason: FailReason } | { is: 'expired' }

/** What an adapter may use: no storage, no database. */
export type MethodContext = {
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly random: (bytes: number) => Buffer
  readonly settings: Settings
  /** The origin of our pages. */
  readonly origin: string
  /** Returns this installation's secret for the service, by name, as set by `fairhouse secrets` or the environment. */
  readonly secret: (name: string) => string
}

/** What the person typed, and the addresses the service needs. */
export type StartInput = {
  readonly personalCode: string
  readonly phoneNumber: string
  readonly bic: string
  /** ISO 3166 alpha-3, of the personal code. */
  readonly country: string
  readonly language: string
  readonly ip: string
  readonly userAgent: string
  /** Random and used once: the `state` for services that return one. */
  readonly returnKey: string
  /** Our return address with the key in it, for services that take one per attempt. */
  readonly returnUrl: string
  /** Our return address without the key, for services that know a single one. */
  readonly returnUri: string
  /** Where the service sends signed notices. */
  readonly noticeUrl: string
  /** The origin that a frame or popup may notify when done. */
  readonly messageOrigin: string
  /** Leave the page for the service even if a frame is possible. */
  readonly wholePage: boolean
}

/** A field that cannot be right, found before the service is asked. */
type Wrong = { field: 'personalCode' | 'phoneNumber' | 'bic'; rule: string; values?: Record<string, string | number> }

/** A started attempt. `state` is stored sealed and passed to `look`. */
export type Started = {
  readonly mode: 'code' | 'popup' | 'frame' | 'redirect'
  readonly code?: string
  readonly url?: string
  readonly expiresAt: Date
  readonly vendorRef: string
  readonly state: unknown
}

/**
 * What a browser brought back from the service: a reason to look again, and for some services the code to look with.
 */
export type Callback = { readonly query: Readonly<Record<string, string>>; readonly body: Readonly<Record<string, string>> }

/** A notice as received over HTTP. */
export type Notice = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string }
/** An accepted notice: the attempt, what to store under the notice's id (`kept`), and our reply. */
type TakenNotice = { vendorRef: string; kept?: { id: string; told: unknown }; reply?: { body: string; type: string } }

/** A service that proves who somebody is. Unforeseen failures throw and are retried. */
export type Method = {
  /** The fields its user types; missing ones are refused before the service is asked. */
  readonly asks: readonly ('personalCode' | 'phoneNumber' | 'bic')[]
  readonly start: (context: MethodContext, input: StartInput) => Promise<Started | { failed: FailReason } | { wrong: Wrong }>
  /**
   * Asks the service for the attempt's state; may wait a second or two. `state` comes from `start`, `notices` from its
   * notices.
   */
  readonly look: (
    context: MethodContext,
    vendorRef: string,
    state: unknown,
    callback?: Callback,
    notices?: readonly unknown[],
  ) => Promise<Look>
  /** The wait between two looks; 0 if `look` itself waits, undefined if only a callback or notice triggers a look. */
  readonly againMs?: number
  /** Extracts the attempt's key from what came back at `returnUri`; defaults to the parameter `state`. */
  readonly keyIn?: (callback: Callback) => string | undefined
  /** Verifies a notice and names its attempt; undefined if it is not the service's. */
  readonly notice?: (context: MethodContext, notice: Notice) => Promise<TakenNotice | undefined>
}

/** A service whose own window hands the page an authorization code. */
export type CodeMethod = {
  /** Exchanges a code for the person it stands for. */
  readonly exchange: (context: MethodContext, code: string) => Promise<Look>
}
