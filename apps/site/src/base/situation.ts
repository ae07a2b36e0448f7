import type { Limits, Profile } from '@fairhouse/contract'
import type { PageSearch } from './address/page-search.ts'

/** The state of a page, as far as automatic redirections depend on it. */
export type Situation = {
  readonly path: string
  readonly search: PageSearch
  readonly profile: Profile | null
  readonly countryAllowed: boolean
  /** The form of a deposit is for visitors, too. */
  readonly visitorsDeposit?: boolean
  /** In the visitor's country a deposit opens the account, and nothing else does. */
  readonly payAndPlay?: boolean
  /** The address was typed, followed from elsewhere or reloaded: the page is only beginning. */
  readonly arriving?: boolean
  /** The player's limits, once they are known. */
  readonly limits?: Pick<Limits, 'deposit'> | undefined
  /** Games are known, so a demonstration can become play for money. */
  readonly gamesLoaded?: boolean
  /** The error code of the last try to log in. */
  readonly loginError?: number | undefined
  /** Target addresses by reason, from the setting `games.providers.netent.redirections`. */
  readonly reasons?: Readonly<Record<string, string>>
  /** Which channels the player is asked to verify; `awaited` until that is known. */
  readonly asked?: { readonly email: boolean; readonly phone: boolean } | 'awaited'
  /** A verification through iDenfy has just succeeded. */
  readonly idenfySucceeded?: boolean
  /** A deposit or withdrawal was accepted, and the ways to pay then asked for the source of funds (error 234). */
  readonly fundsAsked?: boolean
  /** The cashier asked for payment details to be confirmed, and this login has not been shown it yet. */
  readonly detailsAsked?: boolean
  /** A game window asked for more money while a token was kept: which of the two tokens. */
  readonly resuming?: 'resume' | 'deposit' | undefined
}

/** Where to go instead. `push` keeps the previous page in the history; `record` keeps what a provider brought back. */
export type Destination = { readonly to: string; readonly search: PageSearch; readonly push?: true; readonly record?: true }

/** The first automatic redirection that a situation calls for. */
export type NextRedirection = (now: Situation) => Destination | undefined
