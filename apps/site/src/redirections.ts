import type { LimitPeriod, Profile } from '@fairhouse/contract'
import { playerModals } from './modal-names.ts'
import type { PageSearch } from './page-search.ts'

/** Where a page stands, as far as automatic redirections ask. */
export type Situation = {
  readonly path: string
  readonly search: PageSearch
  readonly profile: Profile | null
  readonly countryAllowed: boolean
  /** The player's limits, once they are known. */
  readonly limits: readonly LimitPeriod[] | undefined
}

/** Where to go instead. */
export type Destination = { readonly to: string; readonly search: PageSearch }

type Redirection = { readonly name: string; readonly when: (now: Situation) => Destination | undefined }

/** Every automatic redirection, in the order in which they are asked; the first that answers wins. */
export const redirections: readonly Redirection[] = [
  {
    name: 'a country that is not allowed',
    when: ({ countryAllowed, path }) => (countryAllowed || path === '/blocked' ? undefined : { to: '/blocked', search: {} }),
  },
  {
    name: 'the block page where nothing is blocked',
    when: ({ countryAllowed, path }) => (countryAllowed && path === '/blocked' ? { to: '/', search: {} } : undefined),
  },
  {
    name: 'page-after-login',
    when: ({ profile, search: { 'page-after-login': page, ...search } }) =>
      profile && page ? { ...addressOf(page, { ...search, modal: undefined }) } : undefined,
  },
  {
    name: 'modal-after-login',
    when: ({ profile, path, search: { 'modal-after-login': modal, ...search } }) =>
      profile && modal ? { to: path, search: { ...search, modal } } : undefined,
  },
  {
    name: 'game-after-login',
    when: ({ profile, search: { 'game-after-login': game } }) =>
      profile && game ? { to: `/all-games/${game}/real`, search: {} } : undefined,
  },
  {
    name: "a player's modal asked for by a visitor",
    when: ({ profile, path, search }) =>
      !profile && search.modal && playerModals.includes(search.modal)
        ? { to: path, search: { ...search, modal: 'login', 'modal-after-login': search.modal } }
        : undefined,
  },
  {
    name: 'deposit limits that the country asks for and that are not set',
    when: ({ profile, path, search, limits }) =>
      profile &&
      limits?.some((limit) => limit.type === 'deposit' && limit.mandatory && !limit.limited) &&
      !search.modal &&
      !isGamePage(path) &&
      path !== '/logout'
        ? { to: path, search: { ...search, modal: 'cumulative-deposit-limit' } }
        : undefined,
  },
]

/** The first redirection that the situation calls for. */
export function nextRedirection(now: Situation): Destination | undefined {
  for (const { when } of redirections) {
    const destination = when(now)
    if (destination) return destination
  }
  return undefined
}

/** Whether an address is a game being played. */
export function isGamePage(path: string): boolean {
  return /^\/(games|[^/]+-games)\/[^/]+\/(real|demo)\/?$/.test(path)
}

/** A path with its own query, added to what stays. */
function addressOf(page: string, search: PageSearch): Destination {
  const [to = '/', query = ''] = page.split('?')
  return { to, search: { ...search, ...Object.fromEntries(new URLSearchParams(query)) } }
}
