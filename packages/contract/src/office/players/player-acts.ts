import { z } from 'zod'
import { Moment, Nothing } from '../../base/call.ts'
import type { Gate, OfficeCall } from '../base/office-call.ts'
import type { Permission } from '../base/permissions.ts'
import { OfPlayer, ofPlayer, PlayerId } from './players.ts'

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'mayNot', 'moved'] as const

type Wanted<Needs extends Permission, Before extends Gate, Takes extends z.ZodType> = {
  permission: Needs
  gate: Before
  takes: Takes
  inverse?: string
}

/** An act about one player. */
const actOn = <At extends `POST /office/players/${string}`, Needs extends Permission, Before extends Gate, Takes extends z.ZodType>(
  at: At,
  about: string,
  { permission, gate, takes, inverse }: Wanted<Needs, Before, Takes>,
) =>
  ({
    at,
    about,
    takes,
    answers: Nothing,
    refuses: acting,
    permission,
    effect: 'changes',
    gate,
    subject: ofPlayer,
    ...(inverse === undefined ? {} : { inverse }),
  }) as const satisfies OfficeCall

const Until = Moment.nullable().describe('Null: for good')

/** The calls that act on players' accounts. */
const accountActs = {
  createPlayer: {
    at: 'POST /office/players/create',
    about: 'Opens an account by hand, with the password that its owner chose',
    takes: z.object({
      login: z.string().min(1).max(200).describe('An e-mail address or a user name'),
      country: z.string().regex(/^[A-Z]{3}$/),
      birthDate: z.string().max(20),
      firstName: z.string().min(1).max(100),
      lastName: z.string().min(1).max(100),
      password: z.string().min(1).max(200),
      nationalIdNumber: z.string().max(60).optional(),
      zipCode: z.string().max(20).optional(),
      phone: z.string().max(40).optional(),
      currency: z.string().max(4).optional(),
    }),
    answers: z.object({ player: PlayerId }),
    refuses: acting,
    permission: 'players.create',
    effect: 'changes',
    gate: 'reason',
    makes: ofPlayer,
  },
  freezePlayer: actOn('POST /office/players/freeze', 'Keeps a player from signing in until a moment, on every device; every session ends', {
    permission: 'players.freeze',
    gate: 'reason',
    takes: OfPlayer.extend({ until: Moment }),
    inverse: 'unfreezePlayer',
  }),
  unfreezePlayer: actOn('POST /office/players/unfreeze', 'Ends a freeze, forgives failed logins and lets codes be sent again', {
    permission: 'players.freeze',
    gate: 'reason',
    takes: OfPlayer,
    inverse: 'freezePlayer',
  }),
  endPlayerSessions: actOn('POST /office/players/sessions/end', 'Ends every session of a player', {
    permission: 'players.access',
    gate: 'reason',
    takes: OfPlayer,
  }),
  takeFactorOff: actOn('POST /office/players/factor/off', 'Switches a player’s one-time codes off, ends every session and sends a mail', {
    permission: 'players.factor',
    gate: 'second',
    takes: OfPlayer,
  }),
  suspendPlayer: actOn('POST /office/players/suspend', 'Suspends an account, puts it on hold or makes it inactive; every session ends', {
    permission: 'players.freeze',
    gate: 'reason',
    takes: OfPlayer.extend({ status: z.enum(['suspended', 'onHold', 'inactive']) }),
    inverse: 'reopenPlayer',
  }),
  closePlayer: actOn(
    'POST /office/players/close',
    'Closes an account: plainly, until a moment, for good, for deletion as its owner wished, or in the name of somebody the player is told of',
    {
      permission: 'players.close',
      gate: 'stepUp',
      takes: OfPlayer.extend({
        how: z.enum(['plain', 'period', 'deletion', 'provider']),
        until: Until.optional(),
        by: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(5), z.literal(7)]).optional(),
      }),
      inverse: 'reopenPlayer',
    },
  ),
  reopenPlayer: actOn('POST /office/players/reopen', 'Opens an account again that was suspended, on hold, inactive or closed', {
    permission: 'players.close',
    gate: 'second',
    takes: OfPlayer,
  }),
  erasePlayer: actOn('POST /office/players/erase', 'Erases a person for good, where neither the law nor money stands against it', {
    permission: 'players.erase',
    gate: 'second',
    takes: OfPlayer,
  }),
} as const

/** The calls that say who a player is. */
const identityActs = {
  markMinor: actOn('POST /office/players/minor', 'Marks a player as possibly under age, or takes the mark away, which is signed', {
    permission: 'players.age',
    gate: 'reason',
    takes: OfPlayer.extend({ isMarked: z.boolean() }),
    inverse: 'markMinor',
  }),
  validatePlayer: actOn('POST /office/players/validate', 'Keeps that identity and address were seen: what waited for it goes on', {
    permission: 'documents.decide',
    gate: 'stepUp',
    takes: OfPlayer,
    inverse: 'invalidatePlayer',
  }),
  invalidatePlayer: actOn('POST /office/players/invalidate', 'Takes back that identity and address were seen', {
    permission: 'documents.decide',
    gate: 'reason',
    takes: OfPlayer,
    inverse: 'validatePlayer',
  }),
} as const

/** The calls about the cards and accounts that a player has stored. */
const storedActs = {
  judgeStored: actOn(
    'POST /office/players/stored/judge',
    'Confirms a stored card or account, takes that back, closes it or opens it again; what lets money out is signed',
    {
      permission: 'accounts.decide',
      gate: 'reason',
      takes: OfPlayer.extend({ reference: z.string().min(1).max(60), verdict: z.enum(['verify', 'refuse', 'block', 'unblock']) }),
    },
  ),
  revealStored: {
    at: 'POST /office/players/stored/reveal',
    about:
      'A player’s stored cards and accounts with whose each is, as the bank or the player says. That somebody looked is in the access log',
    takes: OfPlayer,
    answers: z.object({
      details: z.array(
        z.object({
          reference: z.string(),
          description: z.string(),
          holder: z.string().nullable(),
          isVerified: z.boolean(),
          isBlocked: z.boolean(),
        }),
      ),
    }),
    refuses: acting,
    permission: 'accounts.decide',
    effect: 'reveals',
    gate: 'reason',
    subject: ofPlayer,
  },
} as const

/** The calls that protect a player, or the house from one. */
const protectionActs = {
  excludePlayer: actOn(
    'POST /office/players/exclude',
    'Excludes a player from play, or blocks them, until a moment or for good; it cannot be shortened',
    {
      permission: 'exclusions.set',
      gate: 'stepUp',
      takes: OfPlayer.extend({ kind: z.enum(['excluded', 'blocked']), until: Until }),
    },
  ),
  setPlayerLimit: actOn(
    'POST /office/players/limits/set',
    'Sets a limit beside the player’s own; where it binds less than before, a second person agrees',
    {
      permission: 'limits.set',
      gate: 'reason',
      takes: OfPlayer.extend({
        type: z.enum(['deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit']),
        period: z.enum(['daily', 'weekly', 'monthly', 'permanent']),
        amount: z.string().max(20).nullable().describe('100.00, of session limits hours or days; null: none'),
        source: z.enum(['operator', 'register', 'rule']),
      }),
      inverse: 'setPlayerLimit',
    },
  ),
  blockRaises: actOn('POST /office/players/limits/block-raises', 'Forbids any raise or removal of a player’s limits', {
    permission: 'limits.set',
    gate: 'reason',
    takes: OfPlayer,
    inverse: 'allowRaises',
  }),
  allowRaises: actOn('POST /office/players/limits/allow-raises', 'Allows raises again', {
    permission: 'limits.raise',
    gate: 'stepUp',
    takes: OfPlayer,
    inverse: 'blockRaises',
  }),
  barFromBonuses: actOn('POST /office/players/bonuses/bar', 'Bars a player from every bonus; what they have stays', {
    permission: 'bonuses.bar',
    gate: 'reason',
    takes: OfPlayer,
    inverse: 'allowBonuses',
  }),
  allowBonuses: actOn('POST /office/players/bonuses/allow', 'Lifts our bar from bonuses; the player’s own stays', {
    permission: 'bonuses.bar',
    gate: 'stepUp',
    takes: OfPlayer,
    inverse: 'barFromBonuses',
  }),
  markPlayer: actOn('POST /office/players/mark', 'Marks a player for signs of harm: they are offered no bonus, and theirs pause', {
    permission: 'players.mark',
    gate: 'reason',
    takes: OfPlayer,
    inverse: 'unmarkPlayer',
  }),
  unmarkPlayer: actOn('POST /office/players/unmark', 'Lifts such a mark', {
    permission: 'players.mark',
    gate: 'stepUp',
    takes: OfPlayer,
    inverse: 'markPlayer',
  }),
  holdPlayerMoney: actOn('POST /office/players/money/hold', 'Holds a player’s money, until documents are there if some are named', {
    permission: 'holds.set',
    gate: 'reason',
    takes: OfPlayer.extend({ kind: z.string().max(40), documents: z.array(z.string().max(60)).max(20).optional() }),
    inverse: 'releasePlayerMoney',
  }),
  releasePlayerMoney: actOn('POST /office/players/money/release', 'Ends such a hold', {
    permission: 'holds.set',
    gate: 'stepUp',
    takes: OfPlayer.extend({ kind: z.string().max(40) }),
    inverse: 'holdPlayerMoney',
  }),
} as const

/** The calls that act on one player. */
export const playerActCalls = { ...accountActs, ...identityActs, ...storedActs, ...protectionActs }
