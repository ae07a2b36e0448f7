import type { Clock } from '../../../base/clock.ts'
import type { Settings } from '../../../settings/index.ts'

/** What a service can show: who somebody is, where they live. */
export type PersonGroup = 'identity' | 'address'

/** What a service has read from a document. Nothing in here was told by a browser. */
export type ReadPerson = {
  /** YYYY-MM-DD. */
  birthDate?: string
  firstName?: string
  lastName?: string
  documentNumber?: string
  /** YYYY-MM-DD. */
  expiryDate?: string
  /** A type of the group `identity`. */
  documentType?: string
}

/** How a try stands at a service: nobody has answered yet, the answer is being looked at, or one of the ends. */
export type Verdict =
  | { is: 'pending' }
  /** With a reason it is an operator of ours who has to look. */
  | { is: 'waiting'; reason?: string }
  | { is: 'approved'; person: ReadPerson }
  | { is: 'rejected'; reason: string }
  | { is: 'moneyLaundering' }
  | { is: 'expired' }

/** What an adapter may use; it keeps nothing and knows no database. */
export type ProviderContext = {
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly settings: Settings
  /** The secret of this installation for the service, by name. */
  readonly secret: (name: string) => string
}

/** Who is to be looked at, and where the service tells us. */
export type BeginInput = {
  /** Ours, random, used once. */
  readonly reference: string
  readonly groups: readonly PersonGroup[]
  readonly person: { firstName: string; lastName: string; birthDate: string; email: string; address: string }
  /** Alpha-2. */
  readonly country: string
  /** A product code, such as sv. */
  readonly language: string
  /** Where signed notices go. */
  readonly noticeUrl: string
  /** Our own page, in which a frame ends that goes on when it is done. */
  readonly returnUrl: string
}

/** How a try goes on. `state` is kept sealed and given back to `look`. */
export type Begun = { readonly url: string; readonly vendorRef: string; readonly expiresAt: Date; readonly state: unknown }

/** A notice as it came over HTTP. */
export type ProviderNotice = { readonly headers: Readonly<Record<string, string | undefined>>; readonly body: string }
/** What is taken of a notice: which try it is about, what it tells where it tells that itself, and our answer. */
export type TakenNotice = { vendorRef: string; verdict?: Verdict; reply?: string }

/** One service that looks at documents and faces. A failure that is not foreseen throws. */
export type ValidationProvider = {
  /** What it looks at by the settings of now. */
  readonly covers: (settings: Settings) => readonly PersonGroup[]
  /** Each of its tries is about one group. */
  readonly oneGroupATime?: true
  /** The site whose pages stand in the frame. */
  readonly frameUrl: (settings: Settings) => string
  readonly begin: (context: ProviderContext, input: BeginInput) => Promise<Begun>
  /** Asks how a try stands. */
  readonly look: (context: ProviderContext, vendorRef: string, state: unknown) => Promise<Verdict>
  /** The least time between two looks while notices may still come. */
  readonly lookGapMs: number
  /** Nothing where it is none of theirs: the signature is checked in here. */
  readonly notice: (context: ProviderContext, notice: ProviderNotice) => TakenNotice | undefined
  /** The token that the service fetches from us for its notices, as JSON; nothing where it may not have one. */
  readonly grant?: (context: ProviderContext, asked: ProviderNotice) => string | undefined
}
