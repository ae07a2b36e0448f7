/** The cards of a player's page, in the order of their keys: 0 is the timeline, then 1 to 9. */
export const cardNames = ['timeline', 'identity', 'access', 'money', 'play', 'limits', 'bonuses', 'documents', 'links', 'consent'] as const
export type CardName = (typeof cardNames)[number]

/** What a card asks for. */
export const cardNeeds = {
  timeline: 'players.read',
  identity: 'players.read',
  access: 'players.read',
  money: 'deposits.read',
  play: 'rounds.read',
  limits: 'limits.read',
  bonuses: 'players.read',
  documents: 'documents.read',
  links: 'players.read',
  consent: 'players.read',
} as const satisfies Record<CardName, string>
