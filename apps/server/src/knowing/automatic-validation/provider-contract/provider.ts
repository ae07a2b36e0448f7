import type { Clock } from '../../../base/clock.ts'
import type { Settings } from '../../../settings/index.ts'

/** What a service can prove: identity or address. */
export type PersonGroup = 'identity' | 'address'

/** What a service read from a document; nothing here comes from a browser. */
export type ReadPerson = {
  /** YYYY-MM-DD. */
  birthDate?: string
  firstName?: string
  lastName?: string
  documentNumber?: string
  /** YYYY-MM-DD. */
  expiryDate?: string
  /** A type of the `identity` group. */
  documentType?: string
}

/** The state of an attempt at a service: unanswered, under review, or over. */
export type Verdict =
  | { is: 'pending' }
  /** With a reason, an operator of ours has to look. */
  | { is: 'waiting'; reason?: string }
  | { is: 'approved'; person: ReadPerson }
  | { is: 'rejected'; reason: string }
  | { is: 'moneyLaundering' }
  | { is: 'expired' }

/** What an adapter may use: no storage, no database. */
export type ProviderContext = {
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly settings: Settings
  /** Returns this installation's secret for the service, by name. */
  readonly secret: (name: string) => string
}

/** Who is to be checked, and where the service reports to. */
export type BeginInput = {
  /** Ours; random and used once. */
  readonly reference: string
  readonly groups: readonly PersonGroup[]
  readonly person: { firstName: string; lastName: string; birthDate: string; email: string; address: string }
  /** ISO 3166 alpha-2. */
  readonly country: string
  /** One of our language codes, e.g. `sv`. */
  readonly language: string
  /** Where the service sends signed notices. */
  readonly noticeUrl: string
  /** Our page that a frame ends on. */
  readonly returnUrl: string
}

/** A started attempt. `state` is stored sealed and passed to `look`. */
export type Begun = { readonly url: string; readonly vendorRef: string; readonly expiresAt: Date; readonly state: unknown }

/** A notice as received over HTTP. */
export type ProviderNotice = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string }
/** An accepted notice: the attempt, the verdict if the notice carries one, and our reply. */
export type TakenNotice = { vendorRef: string; verdict?: Verdict; reply?: string }

/** A service that checks documents and faces. Unforeseen failures throw. */
export type ValidationProvider = {
  /** What it checks under the current settings. */
  readonly covers: (settings: Settings) => readonly PersonGroup[]
  /** Each attempt covers one group only. */
  readonly oneGroupATime?: true
  /** The site whose pages the frame shows. */
  readonly frameUrl: (settings: Settings) => string
  readonly begin: (context: ProviderContext, input: BeginInput) => Promise<Begun>
  /** Asks for the state of an attempt. */
  readonly look: (context: ProviderContext, vendorRef: string, state: unknown) => Promise<Verdict>
  /** The minimum time between two looks while a notice may still come. */
  readonly lookGapMs: number
  /** Verifies the signature and reads the notice; undefined if it is not the service's. */
  readonly notice: (context: ProviderContext, notice: ProviderNotice) => TakenNotice | undefined
  /** Returns, as JSON, the token the service fetches to sign its notices; undefined if it may not have one. */
  readonly grant?: (context: ProviderContext, asked: ProviderNotice) => string | undefined
}
