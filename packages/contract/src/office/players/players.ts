import { z } from 'zod'
import { Moment } from '../../base/call.ts'
import { Exclusion } from '../../player/exclusion.ts'
import { After, ArchivedMonths, type OfficeCall } from '../base/office-call.ts'

export const PlayerId = z.string().regex(/^\d{1,18}$/)
export const OfPlayer = z.object({ player: PlayerId })
export const ofPlayer = { kind: 'player', field: 'player' } as const

export const playerStatuses = ['notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed'] as const
const ageBands = ['under18', '18-24', '25-34', '35-49', '50-64', '65'] as const
/** What whoever opens a player should notice at once. */
const playerFlags = [
  'potentialMinor',
  'notValidated',
  'moneyHeld',
  'noBonuses',
  'marked',
  'owes',
  'documentsWanted',
  'inReview',
  'erased',
] as const

/** A player in a list: the first name and the initial. */
const PlayerRow = z.object({
  id: PlayerId,
  name: z.string(),
  country: z.string(),
  status: z.enum(playerStatuses),
  openedAt: Moment,
  lastLoginAt: Moment.nullable(),
})
export type PlayerRow = z.infer<typeof PlayerRow>

const listPlayers = {
  at: 'GET /office/players',
  about: 'Players by when they opened their account, the newest first',
  takes: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    status: z.enum(playerStatuses).optional(),
    after: After,
  }),
  answers: z.object({ players: z.array(PlayerRow), next: z.string().nullable() }),
  refuses: [],
  permission: 'players.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const listPlayerNumbers = {
  at: 'GET /office/players/numbers',
  about: 'The numbers of all players of a country and state, the newest first, up to as many as one act on many reaches',
  takes: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    status: z.enum(playerStatuses).optional(),
  }),
  answers: z.object({ ids: z.array(PlayerId), isMore: z.boolean() }),
  refuses: [],
  permission: 'bulk.make',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** What stands over every page of a player. */
const PlayerHead = PlayerRow.extend({
  version: z.string().describe('Moves with how the account stands; for the precondition `player:<id>`'),
  rules: z.string().describe('The country whose rules apply'),
  currency: z.string(),
  language: z.string(),
  ageBand: z.enum(ageBands),
  isAgeProven: z.boolean(),
  isValidated: z.boolean().describe('Identity and address were seen'),
  closure: z
    .object({ kind: z.enum(['plain', 'period', 'deletion', 'provider']), until: Moment.nullable(), by: z.int().nullable() })
    .nullable(),
  frozenUntil: Moment.nullable(),
  hasSecondFactor: z.boolean(),
  sessions: z.int().describe('Open now'),
  seenAt: Moment.nullable(),
  protection: z.object({
    exclusion: Exclusion.nullable(),
    blocked: z.object({ since: Moment, until: Moment.nullable() }).nullable(),
    limitsReached: z.array(z.string()).describe('Type and period, such as `deposit.daily`'),
  }),
  money: z.object({
    cash: z.string(),
    reserve: z.string(),
    held: z.string().describe('Received, not credited yet'),
    bonus: z.string(),
    inPlay: z.string(),
    pending: z.string().describe('Withdrawals that wait'),
    owed: z.string(),
    deposited: z.string(),
    withdrawn: z.string(),
    net: z.string().describe('Deposits less withdrawals, of all time; below zero where more went out'),
  }),
  holds: z.array(z.string()).describe('What holds the money'),
  flags: z.array(z.enum(playerFlags)),
})
export type PlayerHead = z.infer<typeof PlayerHead>

const readPlayer = {
  at: 'GET /office/players/one',
  about: 'How a player stands: who they are, masked, protection, money, flags',
  takes: OfPlayer,
  answers: z.object({ player: PlayerHead }),
  refuses: ['outOfReach'],
  permission: 'players.read',
  effect: 'reads',
  gate: 'none',
  subject: ofPlayer,
} as const satisfies OfficeCall

export const timelineKinds = ['money', 'play', 'signIns', 'limits', 'documents', 'bonuses', 'messages', 'staff'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Something that happened. What stands in it depends on `what`. */
const TimelineEvent = z.object({
  id: z.string(),
  kind: z.enum(timelineKinds),
  at: Moment,
  what: z.string().describe('Key of the text in the messages of the office'),
  about: z.string().nullable().describe('A method, a game, a limit, a browser'),
  state: z.string().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  until: Moment.nullable(),
  by: z.string().nullable().describe('Whose act it was, where it was not the player'),
  reason: z.string().nullable(),
  href: z.string().nullable(),
})
export type TimelineEvent = z.infer<typeof TimelineEvent>

const readTimeline = {
  at: 'GET /office/players/timeline',
  about: 'Everything that happened about a player, the newest first; of what whoever asks may not read there is nothing',
  takes: OfPlayer.extend({
    kinds: z.string().max(200).optional().describe('Kinds by comma; all without'),
    after: After,
  }),
  answers: z.object({
    events: z.array(TimelineEvent),
    kinds: z.array(z.enum(timelineKinds)),
    next: z.string().nullable(),
    archived: ArchivedMonths,
  }),
  refuses: ['outOfReach'],
  permission: 'players.read',
  effect: 'reads',
  gate: 'none',
  subject: ofPlayer,
} as const satisfies OfficeCall

/** A round of a game, with what it moved; of the stake and the win what was bonus. */
const SessionRound = z.object({
  id: z.string(),
  at: Moment,
  endedAt: Moment.nullable(),
  isOpen: z.boolean(),
  staked: z.string(),
  won: z.string(),
  bonusStaked: z.string(),
  bonusWon: z.string(),
  currency: z.string(),
})
export type SessionRound = z.infer<typeof SessionRound>

const readSessionRounds = {
  at: 'GET /office/players/rounds',
  about: 'The rounds of one game session of a player, the newest first, each with what it moved',
  takes: OfPlayer.extend({ session: z.string().min(1).max(100), after: After }),
  answers: z.object({ rounds: z.array(SessionRound), next: z.string().nullable() }),
  refuses: ['outOfReach'],
  permission: 'rounds.read',
  effect: 'reads',
  gate: 'none',
  subject: ofPlayer,
} as const satisfies OfficeCall

export const revealFields = ['name', 'birthDate', 'email', 'phone', 'address', 'nationalId', 'userName'] as const
export type RevealField = (typeof revealFields)[number]

const revealPlayer = {
  at: 'POST /office/players/reveal',
  about: 'Opens personal data of a player for ten minutes; that somebody looked, at what and why stands in the access log',
  takes: OfPlayer.extend({ fields: z.array(z.enum(revealFields)).min(1).max(revealFields.length) }),
  answers: z.object({ values: z.partialRecord(z.enum(revealFields), z.string()), until: Moment }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound'],
  permission: 'players.reveal',
  effect: 'reveals',
  gate: 'reason',
  subject: ofPlayer,
} as const satisfies OfficeCall

const viewAsPlayer = {
  at: 'POST /office/players/view',
  about: 'Makes the address of a view of the site as a player sees it, which opens once, within a minute, in this session',
  takes: OfPlayer.extend({ language: z.string().max(12).describe('Of whoever looks, for the words over the view') }),
  answers: z.object({ token: z.string() }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'moved', 'mayNot'],
  permission: 'players.view',
  effect: 'reveals',
  gate: 'reason',
  subject: ofPlayer,
} as const satisfies OfficeCall

/** The calls that read players. */
export const playerCalls = { listPlayers, listPlayerNumbers, readPlayer, readTimeline, readSessionRounds, revealPlayer, viewAsPlayer }
