import type { Permission } from '@fairhouse/contract/office/permissions.ts'

/** The areas of the office, in the order of the rail. */
export const areas = ['home', 'players', 'queues', 'money', 'play', 'bonuses', 'protection', 'content', 'house'] as const
export type AreaName = (typeof areas)[number]

/** A screen of the rail: its address, the permission that shows it (`staff`: everybody has it), the keys that go there. */
export type Screen = {
  readonly name: 'players' | 'withdrawals' | 'suspense' | 'reviews' | 'staff' | 'roles' | 'approvals' | 'tokens' | 'audit'
  readonly area: AreaName
  readonly href: string
  readonly permission: Permission | 'staff'
  readonly keys: string
}

/** The screens that there are. An area without one is not shown. */
export const screens: readonly Screen[] = [
  { name: 'players', area: 'players', href: '/players', permission: 'players.read', keys: 'g p' },
  { name: 'withdrawals', area: 'queues', href: '/queues/withdrawals', permission: 'withdrawals.read', keys: 'g w' },
  { name: 'suspense', area: 'queues', href: '/queues/suspense', permission: 'suspense.read', keys: 'g n' },
  { name: 'reviews', area: 'queues', href: '/queues/reviews', permission: 'reviews.decide', keys: 'g d' },
  { name: 'staff', area: 'house', href: '/staff', permission: 'staff.read', keys: 'g s' },
  { name: 'roles', area: 'house', href: '/roles', permission: 'roles.read', keys: 'g r' },
  { name: 'approvals', area: 'house', href: '/approvals', permission: 'staff', keys: 'g a' },
  { name: 'tokens', area: 'house', href: '/tokens', permission: 'tokens.read', keys: 'g t' },
  { name: 'audit', area: 'house', href: '/audit', permission: 'audit.read', keys: 'g l' },
]

/** The screens that somebody may open. */
export const screensFor = (may: (permission: Permission) => boolean): Screen[] =>
  screens.filter(({ permission }) => permission === 'staff' || may(permission))
