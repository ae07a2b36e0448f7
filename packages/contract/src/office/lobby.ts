import { z } from 'zod'
import { Country, Moment, Nothing } from '../base/call.ts'
import { Game } from '../player/games/games.ts'
import { lobbyPlaces } from '../player/games/lobby.ts'
import { After, gates, type OfficeCall } from './base/office-call.ts'

const Place = z.enum(lobbyPlaces)
const Language = z.string().regex(/^[a-z]{2}(_[a-z0-9]{2,3})?$/)
const Word = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)
const Line = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\r\n]*$/)
const mostGames = 96
const Size = z.int().min(1).max(mostGames)

/** What stands on a shelf: games one by one, or a rule that finds them anew each time. */
export const ShelfGames = z.discriminatedUnion('by', [
  z.object({ by: z.literal('list'), games: z.array(z.string().regex(/^\d{1,9}$/)).max(mostGames) }),
  z.object({ by: z.literal('group'), group: Word, size: Size }),
  z.object({ by: z.literal('studio'), studio: z.int(), size: Size }),
  z.object({ by: z.enum(['new', 'popular', 'name']), size: Size }),
])
export type ShelfGames = z.infer<typeof ShelfGames>

/** A shelf of the lobby as an operator sets it. */
export const Shelf = z.object({
  id: Word.describe('Its own name in this place, which players do not read'),
  names: z.record(Language, Line).describe('What players read above it, by language. None: the name of its group, provider or order'),
  shows: ShelfGames,
  countries: z.array(Country).max(300).describe('For whom it is. None: for everybody'),
  from: Moment.nullable(),
  until: Moment.nullable(),
})
export type Shelf = z.infer<typeof Shelf>

/** The shelves of a place, in their order. */
export const Shelves = z.array(Shelf).max(40)

const it = { kind: 'lobby', field: 'place' } as const
const Actor = z.string().describe('Who, by kind and name; a colleague by their name')
const Own = Shelves.nullable().describe('Null: the groups that the settings name')

const LobbyVersion = z.object({ version: z.int(), shelves: Own, changedAt: Moment, changedBy: Actor })
export type LobbyVersion = z.infer<typeof LobbyVersion>

const LobbyPlan = z.object({
  id: z.string(),
  shelves: Own,
  dueAt: Moment,
  plannedBy: Actor,
  state: z.enum(['waiting', 'done', 'withdrawn', 'failed']),
  failure: z.string().nullable(),
})
export type LobbyPlan = z.infer<typeof LobbyPlan>

const readLobby = {
  at: 'GET /office/lobby',
  about: 'The shelves of a place in their order, what they can show, and what is planned',
  takes: z.object({ place: Place }),
  answers: z.object({
    shelves: Shelves,
    isOwn: z.boolean().describe('Whether this house has set them: else they are the groups that the settings name'),
    version: z.string().describe('For the precondition `lobby:<place>`'),
    previous: LobbyVersion.nullable().describe('The version before the newest one'),
    plans: z.array(LobbyPlan),
    gate: z.enum(gates).describe('What stands before publishing'),
    languages: z.array(Language).describe('That the site offers, its first one first'),
    groups: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
    studios: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
  }),
  refuses: [],
  permission: 'lobby.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const listLobbyVersions = {
  at: 'GET /office/lobby/versions',
  about: 'What the shelves of a place were, the newest first',
  takes: z.object({ place: Place, after: After }),
  answers: z.object({ versions: z.array(LobbyVersion), next: z.string().nullable() }),
  refuses: [],
  permission: 'lobby.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const FoundGame = Game.pick({ id: true, name: true, provider: true, art: true })
export type FoundGame = z.infer<typeof FoundGame>

const findLobbyGames = {
  at: 'GET /office/lobby/games',
  about: 'Games by a part of their name or their provider, and those of some numbers, to be put on a shelf',
  takes: z.object({
    words: z.string().max(60).default(''),
    ids: z
      .string()
      .regex(/^(\d{1,9}( \d{1,9})*)?$/)
      .max(1000)
      .default(''),
  }),
  answers: z.object({ found: z.array(FoundGame), named: z.array(FoundGame) }),
  refuses: [],
  permission: 'lobby.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

/** A shelf as a visitor sees it, with its first games. */
const SeenShelf = z.object({
  id: z.string(),
  name: z.string(),
  count: z.int(),
  games: z.array(Game.pick({ id: true, name: true, provider: true, art: true, isNew: true })),
})
export type SeenShelf = z.infer<typeof SeenShelf>

const previewLobby = {
  at: 'POST /office/lobby/preview',
  about: 'What somebody from a country sees in a language at a moment of shelves as they are written here, or what is wrong with them',
  takes: z.object({
    place: Place,
    shelves: Shelves,
    country: Country,
    language: Language,
    at: Moment.optional().describe('Now without it'),
  }),
  answers: z.object({ shelves: z.array(SeenShelf), mistakes: z.array(z.string()) }),
  refuses: [],
  permission: 'lobby.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

const publishLobby = {
  at: 'POST /office/lobby/publish',
  about: 'Publishes the shelves of a place, at once or at a moment to come. An earlier version comes back by its shelves',
  takes: z.object({ place: Place, shelves: Own, dueAt: Moment.optional().describe('From when on; at once without it') }),
  answers: Nothing,
  refuses: acting,
  permission: 'lobby.edit',
  effect: 'changes',
  gate: 'reason',
  subject: it,
  inverse: 'publishLobby',
} as const satisfies OfficeCall

const withdrawLobbyPlan = {
  at: 'POST /office/lobby/withdraw-plan',
  about: 'Withdraws shelves that are planned',
  takes: z.object({ place: Place, plan: z.string().regex(/^\d{1,18}$/) }),
  answers: Nothing,
  refuses: acting,
  permission: 'lobby.edit',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about the lobby's shelves. */
export const lobbyCalls = { readLobby, listLobbyVersions, findLobbyGames, previewLobby, publishLobby, withdrawLobbyPlan }
