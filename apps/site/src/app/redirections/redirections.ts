import { isGamePage } from '../../base/address/game-path.ts'
import { needsLogin, visitorModals, type ModalName } from '../../base/address/modal-names.ts'
import { ownAddress } from '../../base/address/same-origin.ts'
import type { PageSearch } from '../../base/address/page-search.ts'
import type { Destination, Situation } from '../../base/situation.ts'

type Redirection = {
  readonly name: string
  /** Applies in the poker client too, in which the others are off. */
  readonly inPoker?: true
  readonly when: (now: Situation) => Destination | undefined
}

/** Every automatic redirection, in the order in which they are asked; the first that answers wins. */
export const redirections: readonly Redirection[] = [
  {
    name: 'a country that is not allowed',
    inPoker: true,
    when: ({ countryAllowed, path }) => (countryAllowed || path === '/blocked' ? undefined : { to: '/blocked', search: {} }),
  },
  {
    name: 'the block page where nothing is blocked',
    inPoker: true,
    when: ({ countryAllowed, path }) => (countryAllowed && path === '/blocked' ? { to: '/', search: {} } : undefined),
  },
  {
    name: 'the return from a provider of identification',
    when: ({ path, search }) => {
      const { redirectFrom, type, value, method, titanToken, ...rest } = search
      const whole = redirectFrom && type === 'identification' && value === 'done' && method && titanToken
      return whole ? { to: path, search: { ...rest, modal: 'registration' }, record: true } : undefined
    },
  },
  {
    name: 'the reason a game gave for sending somebody back',
    when: ({ search: { reason, ...rest }, reasons }) => {
      const target = reason === undefined || !Object.hasOwn(reasons ?? {}, reason) ? undefined : reasons?.[reason]
      return target ? addressOf(target, rest) : undefined
    },
  },
  {
    name: 'a login without an e-mail address (error 222)',
    when: ({ profile, path, search, loginError }) =>
      !profile && loginError === emailNotFilled && search.modal !== 'email'
        ? { to: path, search: { ...search, modal: 'email' }, push: true }
        : undefined,
  },
  {
    name: 'page-after-login',
    when: ({ profile, search: { 'page-after-login': page, modal: _modal, ...search } }) =>
      profile && page ? addressOf(page, search) : undefined,
  },
  {
    name: 'modal-after-login',
    when: ({ profile, path, idenfySucceeded, search: { 'modal-after-login': next, modal: _modal, ...search } }) =>
      profile && next ? { to: path, search: idenfySucceeded ? search : { ...search, modal: next } } : undefined,
  },
  {
    name: 'game-after-login',
    when: ({ profile, asked, search: { 'game-after-login': game } }) =>
      profile && game && asked !== 'awaited' && !isAskedTwice(asked) ? { to: `/all-games/${game}/real`, search: {} } : undefined,
  },
  {
    name: 'a demonstration, for somebody who can play for money',
    when: ({ profile, path, search, gamesLoaded }) =>
      profile && gamesLoaded && isGamePage(path) && /\/demo\/?$/.test(path)
        ? { to: path.replace(/\/demo\/?$/, '/real'), search }
        : undefined,
  },
  {
    name: "a player's modal asked for by a visitor",
    inPoker: true,
    when: ({ profile, path, search, visitorsDeposit }) =>
      !profile && search.modal && needsLogin(search.modal, visitorsDeposit)
        ? { to: path, search: { ...search, modal: 'login', 'modal-after-login': search.modal } }
        : undefined,
  },
  {
    name: 'signing up, where a deposit opens the account',
    when: ({ profile, payAndPlay, path, search }) => {
      if (profile || !payAndPlay || (search.modal !== 'registration' && path !== '/registration')) return undefined
      return { to: path === '/registration' ? '/' : path, search: { ...search, modal: 'deposit' } }
    },
  },
  {
    name: "a visitor's modal in the address of a player",
    inPoker: true,
    when: ({ profile, path, arriving, search: { modal, ...search } }) =>
      profile && arriving && modal && visitorModals.includes(modal) ? { to: path, search } : undefined,
  },
  {
    name: 'proof of both e-mail address and phone number',
    when: (now) =>
      isAskedTwice(now.asked) && !now.idenfySucceeded && !isErrand(now.path) && now.search.modal !== 'verification'
        ? open('verification', now)
        : undefined,
  },
  {
    name: 'deposit limits that the country asks for and that are not set',
    when: (now) =>
      !isWayOut(now.path) &&
      [now.limits?.deposit?.daily, now.limits?.deposit?.weekly, now.limits?.deposit?.monthly].some((limit) => limit?.status === 'required')
        ? open('cumulative-deposit-limit', now)
        : undefined,
  },
  {
    name: 'the source of funds, after money has moved (error 234)',
    when: (now) => (now.fundsAsked ? open('sof-validation', now, ['deposit', 'withdraw']) : undefined),
  },
  {
    name: 'payment details that must be confirmed',
    when: (now) => {
      const opened = now.detailsAsked ? open('payment-details-validation', now, ['deposit', 'withdraw']) : undefined
      // Back leads to the form that was asked for.
      return opened && { ...opened, push: true }
    },
  },
  {
    name: 'a game window that asked for more money, by the token that was kept',
    inPoker: true,
    when: ({ path, search, resuming }) => {
      const modal = resuming === 'resume' ? 'login' : 'deposit'
      return resuming && search.modal !== modal ? { to: path, search: { ...search, modal } } : undefined
    },
  },
]

/** The first redirection that the situation calls for. */
export function nextRedirection(now: Situation): Destination | undefined {
  const poker = now.search.customerApp === 'poker'
  for (const { when, inPoker } of redirections) {
    const destination = poker && !inPoker ? undefined : when(now)
    if (destination) return destination
  }
  return undefined
}

/** "No e-mail address is filled in" among the errors of a login. */
const emailNotFilled = 222

/** Where somebody sets limits, stays away, closes the account or asks for help: nothing that only a deposit needs opens over it. */
const isWayOut = (path: string) => /^\/(?:my\/(?:limits|profile-close)|support|break|responsible-gambling)(?:\/|$)/.test(path)

/** Pages visited for a purpose of their own: the verification waits until the player leaves them. */
const isErrand = (path: string) => /^\/(?:my|support|break|responsible-gambling)(?:\/|$)/.test(path)

const isAskedTwice = (asked: Situation['asked']) => Boolean(asked && asked !== 'awaited' && asked.email && asked.phone)

/** Opens a modal for a player who is not in a game; over another one only if that may be replaced. */
function open(modal: ModalName, { profile, path, search }: Situation, over: readonly ModalName[] = []): Destination | undefined {
  if (!profile || isGamePage(path) || path === '/logout') return undefined
  return search.modal && !over.includes(search.modal) ? undefined : { to: path, search: { ...search, modal } }
}

/** A page of this site with its own query, added to what stays; nothing for an address that leads elsewhere. */
function addressOf(page: string, search: PageSearch): Destination | undefined {
  const own = ownAddress(page)
  return own && { to: own.path, search: { ...search, ...own.query } }
}
