import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'

/** The areas of the office, in the order of the rail. */
export const areas = ['home', 'players', 'queues', 'money', 'play', 'bonuses', 'protection', 'content', 'house'] as const
export type AreaName = (typeof areas)[number]

/** A screen of the rail: its address, the permission that shows it (`staff`: everybody has it), the keys that go there. */
export type Screen = {
  readonly name:
    | 'home'
    | 'players'
    | 'withdrawals'
    | 'documents'
    | 'accounts'
    | 'suspense'
    | 'reviews'
    | 'limitRaises'
    | 'exclusionReturns'
    | 'rounds'
    | 'notices'
    | 'debts'
    | 'returnAlarms'
    | 'methods'
    | 'games'
    | 'gameReturns'
    | 'chat'
    | 'campaigns'
    | 'bonusLinks'
    | 'segments'
    | 'jackpots'
    | 'races'
    | 'banners'
    | 'lobby'
    | 'pages'
    | 'messages'
    | 'incidents'
    | 'staff'
    | 'roles'
    | 'approvals'
    | 'bulks'
    | 'settings'
    | 'rules'
    | 'tokens'
    | 'audit'
  readonly area: AreaName
  readonly href: string
  readonly permission: Permission | 'staff'
  readonly keys: string
}

/** The screens that there are. An area without one is not shown. */
export const screens: readonly Screen[] = [
  { name: 'home', area: 'home', href: '/', permission: 'staff', keys: 'g h' },
  { name: 'players', area: 'players', href: '/players', permission: 'players.read', keys: 'g p' },
  { name: 'withdrawals', area: 'queues', href: '/queues/withdrawals', permission: 'withdrawals.read', keys: 'g w' },
  { name: 'documents', area: 'queues', href: '/queues/documents', permission: 'documents.read', keys: 'g o' },
  { name: 'accounts', area: 'queues', href: '/queues/accounts', permission: 'accounts.decide', keys: 'g i' },
  { name: 'suspense', area: 'queues', href: '/queues/suspense', permission: 'suspense.read', keys: 'g n' },
  { name: 'reviews', area: 'queues', href: '/queues/reviews', permission: 'reviews.decide', keys: 'g d' },
  { name: 'limitRaises', area: 'queues', href: '/queues/limit-raises', permission: 'limits.read', keys: 'g u' },
  { name: 'exclusionReturns', area: 'queues', href: '/queues/exclusion-returns', permission: 'limits.read', keys: 'g x' },
  { name: 'rounds', area: 'queues', href: '/queues/rounds', permission: 'rounds.read', keys: 'g k' },
  { name: 'notices', area: 'queues', href: '/queues/notices', permission: 'deposits.read', keys: 'g f' },
  { name: 'debts', area: 'queues', href: '/queues/debts', permission: 'ledger.read', keys: 'g b' },
  { name: 'returnAlarms', area: 'queues', href: '/queues/return-alarms', permission: 'games.read', keys: 'g A' },
  { name: 'methods', area: 'money', href: '/methods', permission: 'methods.read', keys: 'g y' },
  { name: 'games', area: 'play', href: '/games', permission: 'games.read', keys: 'g j' },
  { name: 'gameReturns', area: 'play', href: '/games/returns', permission: 'games.read', keys: 'g E' },
  { name: 'lobby', area: 'play', href: '/lobby', permission: 'lobby.read', keys: 'g q' },
  { name: 'chat', area: 'play', href: '/chat', permission: 'chat.read', keys: 'g H' },
  { name: 'campaigns', area: 'bonuses', href: '/campaigns', permission: 'campaigns.read', keys: 'g g' },
  { name: 'segments', area: 'bonuses', href: '/segments', permission: 'campaigns.read', keys: 'g S' },
  { name: 'bonusLinks', area: 'bonuses', href: '/bonus-links', permission: 'players.read', keys: 'g L' },
  { name: 'jackpots', area: 'bonuses', href: '/jackpots', permission: 'campaigns.read', keys: 'g J' },
  { name: 'races', area: 'bonuses', href: '/races', permission: 'campaigns.read', keys: 'g T' },
  { name: 'pages', area: 'content', href: '/pages', permission: 'pages.read', keys: 'g c' },
  { name: 'banners', area: 'content', href: '/banners', permission: 'pages.read', keys: 'g C' },
  { name: 'messages', area: 'content', href: '/messages', permission: 'messages.read', keys: 'g z' },
  { name: 'incidents', area: 'house', href: '/incidents', permission: 'incidents.read', keys: 'g v' },
  { name: 'staff', area: 'house', href: '/staff', permission: 'staff.read', keys: 'g s' },
  { name: 'roles', area: 'house', href: '/roles', permission: 'roles.read', keys: 'g r' },
  { name: 'approvals', area: 'house', href: '/approvals', permission: 'staff', keys: 'g a' },
  { name: 'bulks', area: 'house', href: '/bulk', permission: 'bulk.make', keys: 'g B' },
  { name: 'settings', area: 'house', href: '/settings', permission: 'settings.read', keys: 'g e' },
  { name: 'rules', area: 'house', href: '/rules', permission: 'rules.read', keys: 'g R' },
  { name: 'tokens', area: 'house', href: '/tokens', permission: 'tokens.read', keys: 'g t' },
  { name: 'audit', area: 'house', href: '/audit', permission: 'audit.read', keys: 'g l' },
]

/** The screens that somebody may open. */
export const screensFor = (may: (permission: Permission) => boolean): Screen[] =>
  screens.filter(({ permission }) => permission === 'staff' || may(permission))
