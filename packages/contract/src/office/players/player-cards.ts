import { z } from 'zod'
import { PlayersLoyalty } from './players-loyalty.ts'
import { Moment } from '../../base/call.ts'
import { ArchivedMonths, type OfficeCall } from '../base/office-call.ts'
import type { Permission } from '../base/permissions.ts'
import { OfPlayer, ofPlayer, playerStatuses, PlayerId, revealFields } from './players.ts'

/** A card of a player's page: what is known of one side of them, within the reach of one permission. */
const cardOf = <At extends `GET /office/players/${string}`, Needs extends Permission, Answers extends z.ZodType>(
  at: At,
  permission: Needs,
  about: string,
  answers: Answers,
) =>
  ({
    at,
    about,
    takes: OfPlayer,
    answers,
    refuses: ['outOfReach'],
    permission,
    effect: 'reads',
    gate: 'none',
    subject: ofPlayer,
  }) as const satisfies OfficeCall

const Money = z.string()

const readIdentity = cardOf(
  'GET /office/players/identity',
  'players.read',
  'Who a player is, masked, with what proved it',
  z.object({
    fields: z.array(z.object({ field: z.enum(revealFields), masked: z.string(), provenAt: Moment.nullable() })),
    elsewhere: z.array(z.object({ issuer: z.string(), since: Moment })).describe('Accounts elsewhere that sign in here'),
    isAgeProven: z.boolean(),
    validatedAt: Moment.nullable(),
  }),
)

const readAccess = cardOf(
  'GET /office/players/access',
  'players.read',
  'How a player signs in: the newest sessions, devices, passkeys, second factor',
  z.object({
    frozenUntil: Moment.nullable(),
    secondFactorSince: Moment.nullable(),
    sessions: z.array(
      z.object({
        id: z.string().describe('A name for it, by which nobody can sign in'),
        startedAt: Moment,
        seenAt: Moment,
        endedAt: Moment.nullable(),
        because: z.string().nullable(),
        browser: z.string(),
        address: z.string().describe('Masked'),
      }),
    ),
    devices: z.array(z.object({ name: z.string(), since: Moment })),
    passkeys: z.array(z.object({ name: z.string(), since: Moment, usedAt: Moment.nullable() })),
  }),
)

const readMoney = cardOf(
  'GET /office/players/money',
  'deposits.read',
  'A player’s newest deposits and withdrawals, cards and accounts with what came and went, and what holds the money',
  z.object({
    currency: z.string(),
    deposits: z.array(
      z.object({
        reference: z.string(),
        method: z.string(),
        amount: Money,
        currency: z.string(),
        state: z.string(),
        why: z.string().nullable(),
        at: Moment,
      }),
    ),
    withdrawals: z.array(
      z.object({ reference: z.string(), to: z.string(), amount: Money, fee: Money, currency: z.string(), state: z.string(), at: Moment }),
    ),
    details: z.array(
      z.object({
        reference: z.string(),
        description: z.string(),
        provider: z.string(),
        isVerified: z.boolean(),
        isBlocked: z.boolean(),
        paidIn: Money,
        paidOut: Money,
        since: Moment,
      }),
    ),
    holds: z.array(z.object({ kind: z.string(), since: Moment, reason: z.string(), documents: z.array(z.string()) })),
  }),
)

const readPlay = cardOf(
  'GET /office/players/play',
  'rounds.read',
  'What a player plays: open rounds, the newest rounds and game sessions, and what was staked in 30 days',
  z.object({
    currency: z.string(),
    staked: Money,
    won: Money,
    open: z.array(z.object({ id: z.string(), game: z.string(), staked: Money, at: Moment })),
    rounds: z.array(z.object({ id: z.string(), game: z.string(), staked: Money, won: Money, isOpen: z.boolean(), at: Moment })),
    sessions: z.array(
      z.object({
        id: z.string(),
        game: z.string(),
        studio: z.string(),
        at: Moment,
        endedAt: Moment.nullable(),
        because: z.string().nullable(),
      }),
    ),
  }),
)

const readLimits = cardOf(
  'GET /office/players/limits',
  'limits.read',
  'Which limits hold with what is used and left of each and why, what waits, exclusions, and what registers answered',
  z.object({
    rules: z.string(),
    limits: z.array(
      z.object({
        type: z.string(),
        period: z.string(),
        amount: Money,
        used: Money.nullable(),
        left: Money.nullable(),
        unit: z.string().describe('A currency; `hours` or `days` of session limits'),
        source: z.string(),
        by: z.string().nullable(),
        since: Moment.nullable(),
        reason: z.string().nullable(),
      }),
    ),
    pending: z.array(
      z.object({
        type: z.string(),
        period: z.string(),
        amount: Money.nullable().describe('Null: the limit is to go'),
        unit: z.string(),
        askedAt: Moment,
        dueAt: Moment.nullable(),
        waitsForUs: z.boolean(),
      }),
    ),
    raisesBlocked: z.object({ by: z.string(), since: Moment, reason: z.string() }).nullable(),
    missing: z.array(z.object({ type: z.string(), period: z.string() })).describe('Must be set before play, and are not'),
    exclusions: z.array(
      z.object({
        kind: z.string(),
        source: z.string(),
        since: Moment,
        until: Moment.nullable(),
        askedAt: Moment.nullable(),
        isNow: z.boolean(),
      }),
    ),
    registers: z.array(z.object({ register: z.string(), occasion: z.string(), answer: z.string(), at: Moment })),
    registersArchived: ArchivedMonths,
  }),
)

const readBonuses = cardOf(
  'GET /office/players/bonuses',
  'players.read',
  'A player’s newest bonuses with what is left to wager, and who bars them from more',
  z.object({
    currency: z.string(),
    barredBy: z.array(z.enum(['player', 'operator'])),
    mark: z.object({ since: Moment, reason: z.string().nullable() }).nullable().describe('Marked for signs of harm'),
    loyalty: PlayersLoyalty.nullable().describe('Null: never earned a point'),
    cashback: Money.describe('Waits to be taken'),
    grants: z.array(
      z.object({
        deposit: z.string(),
        campaign: z.string(),
        name: z.string(),
        state: z.string(),
        why: z.string().nullable(),
        required: Money,
        done: Money,
        at: Moment,
        expiresAt: Moment.nullable(),
        awards: z.array(z.object({ kind: z.string(), given: z.string(), held: z.string() })),
      }),
    ),
  }),
)

const readDocuments = cardOf(
  'GET /office/players/documents',
  'documents.read',
  'What a player has sent, how each document stands, what is wanted, and what services said',
  z.object({
    documents: z.array(
      z.object({
        id: z.string(),
        group: z.string(),
        type: z.string(),
        status: z.string(),
        reason: z.string().nullable(),
        files: z.int(),
        at: Moment,
        decidedAt: Moment.nullable(),
      }),
    ),
    wanted: z.array(z.object({ type: z.string(), since: Moment })),
    checks: z.array(
      z.object({
        provider: z.string(),
        reference: z.string(),
        groups: z.array(z.string()),
        state: z.string(),
        why: z.string().nullable(),
        at: Moment,
      }),
    ),
  }),
)

const readLinks = cardOf(
  'GET /office/players/links',
  'players.read',
  'Accounts that share an address, a phone number, a person or a payment account with a player',
  z.object({
    links: z.array(
      z.object({
        id: PlayerId,
        name: z.string(),
        country: z.string(),
        status: z.enum(playerStatuses),
        openedAt: Moment,
        shares: z.array(z.enum(['person', 'phoneNumber', 'address', 'paymentAccount'])),
        review: z.string().nullable().describe('The open review about the two'),
      }),
    ),
  }),
)

const readConsent = cardOf(
  'GET /office/players/consent',
  'players.read',
  'What a player has agreed to, and how long their data are kept',
  z.object({
    accepted: z.array(z.object({ document: z.string(), version: z.string(), isAccepted: z.boolean(), at: Moment })),
    closedAt: Moment.nullable(),
    erasedAt: Moment.nullable(),
    retentionYears: z.int(),
  }),
)

const askMarketing = cardOf(
  'GET /office/players/marketing',
  'players.marketing',
  'Asks whether something may be advertised to a player now; registers are asked anew, so ask right before you send',
  z.object({ isAllowed: z.boolean(), why: z.string().nullable().describe('The name of the error'), askedAt: Moment }),
)

const listStored = cardOf(
  'GET /office/players/stored',
  'accounts.decide',
  'A player’s stored cards and accounts, masked',
  z.object({
    details: z.array(
      z.object({
        reference: z.string(),
        description: z.string(),
        isVerified: z.boolean(),
        isBlocked: z.boolean(),
        fundedAt: Moment.nullable().describe('When money first came from there'),
      }),
    ),
  }),
)

/** The cards of a player's page. */
export const playerCardCalls = {
  readIdentity,
  readAccess,
  readMoney,
  readPlay,
  readLimits,
  readBonuses,
  readPlayerDocuments: readDocuments,
  readLinks,
  readConsent,
  askMarketing,
  listStored,
}
