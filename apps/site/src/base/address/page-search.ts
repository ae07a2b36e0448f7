import { modalNames, type ModalName } from './modal-names.ts'
import { ownAddress } from './same-origin.ts'

export const periods = ['day', 'week', 'month', 'quarter', 'year'] as const
/** How far back a list reaches. */
export type Period = (typeof periods)[number]
const sorts = ['popular', 'new', 'name'] as const

/** The query parameters that the site understands; others are kept as they are. */
export type PageSearch = {
  modal?: ModalName
  amount?: string
  campaign?: string
  status?: 'pending'
  period?: Period
  search?: string
  game?: string
  provider?: string
  sort?: 'popular' | 'new' | 'name'
  page?: string
  'page-after-login'?: string
  'modal-after-login'?: ModalName
  'game-after-login'?: string
  reason?: string
  titanToken?: string
  customerApp?: 'poker'
  validationType?: string
  referralCode?: string
  redirectFrom?: 'messageInterface'
  type?: string
  value?: string
  method?: string
  round?: string
}

/** Reads the query of an address; a value without meaning is dropped. */
export function readSearch(raw: Record<string, unknown>): PageSearch {
  const text = (name: string) => (typeof raw[name] === 'string' && raw[name] !== '' ? raw[name] : undefined)
  const modal = (name: string) => modalNames.find((known) => known === text(name))
  const amount = text('amount')
  const page = text('page-after-login')
  return clean({
    ...(raw as PageSearch), // what we know of it is read below
    modal: modal('modal'),
    amount: amount && /^\d{1,9}([.,]\d{1,8})?$/.test(amount) ? amount.replace(',', '.') : undefined,
    campaign: /^\d+$/.test(text('campaign') ?? '') ? text('campaign') : undefined,
    status: text('status') === 'pending' ? 'pending' : undefined,
    period: periods.find((known) => known === text('period')),
    search: typeof raw.search === 'string' ? raw.search.slice(0, 60) : undefined,
    game: /^[\w-]{1,90}$/.test(text('game') ?? '') ? text('game') : undefined,
    round: /^[\w:.-]{1,160}$/.test(text('round') ?? '') ? text('round') : undefined,
    provider: /^-?\d{1,6}$/.test(text('provider') ?? '') ? text('provider') : undefined,
    sort: sorts.find((known) => known === text('sort')),
    // As far as a list can be asked for.
    page: /^[1-9]\d{0,2}$/.test(text('page') ?? '') ? text('page') : undefined,
    // Only a path of this site: an address elsewhere would send a freshly logged-in player to a stranger.
    'page-after-login': page && ownAddress(page) ? page : undefined,
    referralCode: /^[A-Za-z0-9]{1,40}$/.test(text('referralCode') ?? '') ? text('referralCode') : undefined,
    customerApp: text('customerApp') === 'poker' ? 'poker' : undefined,
    redirectFrom: text('redirectFrom') === 'messageInterface' ? 'messageInterface' : undefined,
    reason: /^[\w-]{1,60}$/.test(text('reason') ?? '') ? text('reason') : undefined,
    'modal-after-login': modal('modal-after-login'),
    'game-after-login': /^[\w-]{1,60}$/.test(text('game-after-login') ?? '') ? text('game-after-login') : undefined,
  })
}

/** The query of an address as plain text values. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** Writes plain text values as a query. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  )
  return query.size > 0 ? `?${query}` : ''
}

function clean(search: PageSearch): PageSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
