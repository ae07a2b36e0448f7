import type { DepositMethod, DepositStep, ErrorAnswer, IdentificationMethod, ThirdPartyDetails } from '@fairhouse/contract'
import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import type { Brought } from './brought.ts'
import type { Texts } from '../../payment-frame/sealed-fields.ts'

/** What the player submits. */
export type DepositWish = Takes<'POST /api/deposits'>
/** A parameter of a provider. */
export type NameAndValue = { readonly name: string; readonly value: string }
type Finish = Takes<'POST /api/deposits/finish'>
/** The status of a deposit, as the server reports it. */
export type Status = Answers<'GET /api/deposits/status'>
/** A deposit that is under way: what names it, and what asks for it without a login. */
export type Running = { readonly reference: string; readonly token: string }

/** What is known of a pending deposit; shown while the player waits. */
export type About = { readonly reference?: string; readonly amount?: string; readonly currency?: string }

/** The state of a deposit in the browser. */
export type Deposit = { about?: About } & DepositState
type DepositState =
  | { at: 'starting' }
  | { at: 'resuming'; running: Running }
  /** `goesOn`: a deposit that was begun is still pending and is resumed when the player returns. */
  | { at: 'form'; refusal?: ErrorAnswer; goesOn?: true }
  /** A hidden frame of the provider makes a token; `params` are there once the provider has given them. */
  | { at: 'authenticating'; wish: DepositWish; method: DepositMethod; params?: readonly NameAndValue[] }
  /** A sign-in service, in the window at `url` once it is known, says who a visitor is. */
  | { at: 'identifying'; by: IdentificationMethod; wish: DepositWish; url?: string }
  /** It knows the person and we do not. */
  | { at: 'nobodyYet'; by: IdentificationMethod; wish: DepositWish; details: ThirdPartyDetails | undefined }
  /** Hidden pages encrypt what must not be read on the way. */
  | { at: 'encrypting'; wish: DepositWish; method: DepositMethod }
  /** `passed`: what was typed for the provider's page alone. */
  | { at: 'submitting'; wish: DepositWish; passed?: Texts }
  | { at: 'offline'; wish: DepositWish; passed?: Texts }
  | { at: 'frame'; step: DepositStep; passed?: Texts }
  | { at: 'fingerprint'; step: DepositStep }
  | { at: 'finishing'; step: DepositStep; finish: Finish }
  /** `toldOver`: its frame says that it ended badly; the status says whether that is so. `later`: nothing has happened since it began to wait, so there is nothing to ask yet. */
  | { at: 'waiting'; running: Running; polls: number; toldOver?: true; later?: true }
  /** The player pays by what our own page says, or by a slip of ours. */
  | { at: 'paying'; step: DepositStep }
  | { at: 'leaving'; step: DepositStep }
  /** A visitor has paid and has an account now. */
  | { at: 'entering'; loginCode: string; status: Status }
  | {
      at: 'done'
      credited?: string
      currency?: string
      brought?: Brought
      accepted: boolean
      limitFirst?: true
      running?: Running
      notEntered?: ErrorAnswer
      entered?: true
    }
  | { at: 'failed'; error?: ErrorAnswer }
  /** The server says of it what this page has no word for. */
  | { at: 'otherStatus'; status: string }
  | { at: 'tooLate'; running: Running }

/** The events of a deposit. */
export type DepositEvent =
  | { type: 'begin'; running: Running | undefined }
  | { type: 'submit'; wish: DepositWish; method?: DepositMethod }
  | { type: 'windowAt'; url: string }
  | { type: 'unknownPerson'; details: ThirdPartyDetails | undefined }
  | { type: 'prepared'; params: readonly NameAndValue[] }
  | { type: 'tokenised'; tokenData: Texts }
  | { type: 'encrypted'; values: Texts }
  | { type: 'refused'; error: ErrorAnswer }
  | { type: 'unreached' }
  | { type: 'answered'; step: DepositStep }
  | { type: 'retry' }
  | { type: 'frameWaits' }
  | { type: 'frameConfirms'; providerReference?: string }
  | { type: 'frameEnds'; status: string }
  | { type: 'frameGoesOn' }
  | { type: 'fingerprinted'; finish: Finish }
  | { type: 'status'; status: Status; maxPolls: number }
  | { type: 'unknown' }
  | { type: 'noAnswer'; maxPolls: number }
  | { type: 'entered' }
  /** `over`: there is nothing left to come back to. */
  | { type: 'back'; over?: true }
