import type { Settings } from '../../settings/index.ts'
import type { Clock } from '../../base/clock.ts'

/** What a service has proven of a person. Nothing in here was told by a browser. */
export type PersonEvidence = {
  /** Who says so, and under which stable name it knows the person: together the key to the player. */
  subject: { issuer: string; id: string }
  firstName?: string
  lastName?: string
  /** YYYY-MM-DD. */
  birthDate?: string
  gender?: 'male' | 'female'
  /** The country is alpha-3. */
  nationalId?: { country: string; value: string }
  address?: { street?: string; zipCode?: string; city?: string; country?: string }
  email?: { value: string; verified: boolean }
  phoneNumber?: string
  /** Alpha-3. */
  country?: string
  /** Where the service waits to be told the registration's token. */
  backUrl?: string
  /** How sure the service is: its own word, for the audit log. */
  assurance: string
}

/** Why a service did not confirm somebody. Every state of every service is one of these. */
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

/** How a try stands at the service. */
export type Look = { is: 'pending' } | { is: 'done'; person: PersonEvidence } | { is: 'failed'; reason: FailReason } | { is: 'expired' }

/** What an adapter may use; it keeps nothing and knows no database. */
export type MethodContext = {
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly random: (bytes: number) => Buffer
  readonly settings: Settings
  /** The origin of our pages. */
  readonly origin: string
  /** The secret of this installation for the service, by name, as `fairhouse secrets` or the environment gives it. */
  readonly secret: (name: string) => string
}

/** What a person typed, and what the service needs to send them back. */
export type StartInput = {
  readonly personalCode: string
  readonly phoneNumber: string
  readonly bic: string
  /** Alpha-3: whose personal code it is. */
  readonly country: string
  readonly language: string
  readonly ip: string
  readonly userAgent: string
  /** Random and used once: a service that carries a state of ours carries this. */
  readonly returnKey: string
  /** Where a service sends the browser that takes an address per try: our own, with the key in it. */
  readonly returnUrl: string
  /** Where a service sends the browser that knows one address only: our own, without the key. */
  readonly returnUri: string
  /** Where a service's signed notices go. */
  readonly noticeUrl: string
  /** The origin that a frame or a popup may tell that it is done. */
  readonly messageOrigin: string
  /** The page leaves for the service, where it could show it in a frame. */
  readonly wholePage: boolean
}

/** What was typed cannot be right, told before the service is asked. */
type Wrong = { field: 'personalCode' | 'phoneNumber' | 'bic'; rule: string; values?: Record<string, string | number> }

/** How a try goes on. `state` is kept sealed and given back to `look`. */
export type Started = {
  readonly mode: 'code' | 'popup' | 'frame' | 'redirect'
  readonly code?: string
  readonly url?: string
  readonly expiresAt: Date
  readonly vendorRef: string
  readonly state: unknown
}

/** What a browser brought back from the service: a hint to look again, and for some the code to look with. */
export type Callback = { readonly query: Readonly<Record<string, string>>; readonly body: Readonly<Record<string, string>> }

/** A notice as it came over HTTP. */
export type Notice = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string }
/** What is taken of a notice: which try it is about; with `kept` what it tells, once under its id; and our answer. */
type TakenNotice = { vendorRef: string; kept?: { id: string; told: unknown }; reply?: { body: string; type: string } }

/** One service that says who somebody is. A failure that is not foreseen throws and is tried again. */
export type Method = {
  /** Who uses it may type these; missing ones are refused before the service is asked. */
  readonly asks: readonly ('personalCode' | 'phoneNumber' | 'bic')[]
  readonly start: (context: MethodContext, input: StartInput) => Promise<Started | { failed: FailReason } | { wrong: Wrong }>
  /**
   * Asks the service how the try stands. May wait a second or two for it, not longer. `state` is what `start` gave,
   * `notices` what its notices have told.
   */
  readonly look: (
    context: MethodContext,
    vendorRef: string,
    state: unknown,
    callback?: Callback,
    notices?: readonly unknown[],
  ) => Promise<Look>
  /**
   * How long to wait between two looks; 0 where `look` itself waits, nothing where only a callback or a notice makes us
   * look.
   */
  readonly againMs?: number
  /** The key of the try in what came back at `returnUri`; the parameter `state` where nothing is said. */
  readonly keyIn?: (callback: Callback) => string | undefined
  /**
   * A signed notice of the service: which try it is about. Checks the signature itself; nothing where it is none of
   * theirs.
   */
  readonly notice?: (context: MethodContext, notice: Notice) => Promise<TakenNotice | undefined>
}

/** A service whose own window hands the page an authorization code. */
export type CodeMethod = {
  /** Who the code stands for. */
  readonly exchange: (context: MethodContext, code: string) => Promise<Look>
}
