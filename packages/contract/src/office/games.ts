import { z } from 'zod'
import { Country, Moment, Nothing } from '../base/call.ts'
import { After, type OfficeCall } from './base/office-call.ts'

const GameId = z.string().regex(/^\d{1,9}$/)
const ProviderId = z.string().regex(/^-?\d{1,6}$/)
const Countries = z.array(Country).max(250)
const game = { kind: 'game', field: 'id' } as const
const provider = { kind: 'gameProvider', field: 'id' } as const
const Group = z.string().regex(/^[a-z][a-z0-9-]{0,38}$/)

/** What a person says about a provider of games. */
const ProviderWords = z.object({
  name: z.string().max(60),
  countries: Countries.describe('For which its games are; none: everywhere'),
  isOn: z.boolean(),
  offIn: Countries.describe('Where somebody has switched it off'),
})
export type ProviderWords = z.infer<typeof ProviderWords>

/** What a person says about a game. */
const GameWords = ProviderWords.extend({
  group: Group.nullable(),
  moreGroups: z.array(Group).max(20),
  provider: z.int().nullable(),
  returnPercent: z.string().max(10).nullable().describe('What it pays back in the long run, in percent'),
  demo: z.boolean(),
  isNew: z.boolean(),
  popular: z.boolean(),
  isListed: z.boolean(),
})
export type GameWords = z.infer<typeof GameWords>

/** Where something may be played: in these countries alone (null: everywhere), and not in those. */
const Where = z.object({ only: Countries.nullable(), except: Countries })

const gameStates = ['on', 'partly', 'off', 'stopped'] as const

/** A game in the list. */
const GameRow = z.object({
  id: GameId,
  friendlyId: z.string(),
  name: z.string(),
  group: z.string().nullable(),
  studio: z.string().describe('Whose protocol opens it'),
  isConnected: z.boolean().describe('Whether this house can open games at that studio'),
  provider: z.object({ id: ProviderId, name: z.string(), isOn: z.boolean() }).nullable(),
  returnPercent: z.string().nullable(),
  where: Where,
  state: z.enum(gameStates).describe('off: by itself or with its provider; partly: in some countries; stopped: by an incident'),
})
export type GameRow = z.infer<typeof GameRow>

/** A provider in the list. */
const ProviderRow = z.object({
  id: ProviderId,
  name: z.string(),
  games: z.int(),
  where: Where,
  state: z.enum(['on', 'partly', 'off']),
})
export type ProviderRow = z.infer<typeof ProviderRow>

/** How something stands in one country, and by what. */
const Standing = z.object({
  country: Country,
  state: z.enum(['on', 'off', 'providerOff', 'notFor', 'stopped']),
  incident: z.string().nullable(),
})
export type Standing = z.infer<typeof Standing>

const versionOf = <Words extends z.ZodType>(words: Words) =>
  z.object({
    version: z.int(),
    data: words,
    changedAt: Moment.nullable(),
    changedBy: z.string().nullable().describe('Who, by kind and name; null: it came with the installation'),
  })
const GameVersion = versionOf(GameWords)
export type GameVersion = z.infer<typeof GameVersion>
const ProviderVersion = versionOf(ProviderWords)
export type ProviderVersion = z.infer<typeof ProviderVersion>

const reading = { refuses: [], permission: 'games.read', effect: 'reads', gate: 'none' } as const
const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const
const changing = { refuses: acting, permission: 'games.edit', effect: 'changes' } as const

const listGames = {
  at: 'GET /office/games',
  about: 'The games by name',
  takes: z.object({
    words: z.string().max(100).optional().describe('In the name, number, friendly id, or name of the provider'),
    provider: ProviderId.optional(),
    studio: z.string().max(60).optional(),
    group: z.string().max(40).optional(),
    state: z.enum(gameStates).optional(),
    after: After,
  }),
  answers: z.object({ games: z.array(GameRow), next: z.string().nullable() }),
  ...reading,
} as const satisfies OfficeCall

const readGameFilters = {
  at: 'GET /office/games/filters',
  about: 'What the list of games can be narrowed to',
  takes: Nothing,
  answers: z.object({
    studios: z.array(z.string()),
    groups: z.array(z.string()),
    providers: z.array(z.object({ id: ProviderId, name: z.string() })),
  }),
  ...reading,
} as const satisfies OfficeCall

const readGame = {
  at: 'GET /office/games/one',
  about: 'A game with all that is said of it, and how it stands in each country with rules of its own',
  takes: z.object({ id: GameId }),
  answers: z.object({
    game: GameRow,
    words: GameWords,
    standing: z.array(Standing),
    version: z.string().describe('For the precondition `game:<id>`'),
  }),
  ...reading,
  subject: game,
} as const satisfies OfficeCall

const listGameVersions = {
  at: 'GET /office/games/versions',
  about: 'What a game was, the newest first',
  takes: z.object({ id: GameId, after: After }),
  answers: z.object({ versions: z.array(GameVersion), next: z.string().nullable() }),
  ...reading,
  subject: game,
} as const satisfies OfficeCall

const readPlayNow = {
  at: 'GET /office/games/now',
  about: 'Who is in a game, or in any game of a provider, and what the open rounds hold',
  takes: z.object({ game: GameId.optional(), provider: ProviderId.optional() }),
  answers: z.object({
    players: z.int(),
    inPlay: z.array(z.object({ currency: z.string(), rounds: z.int(), held: z.string() })),
  }),
  ...reading,
} as const satisfies OfficeCall

const There = Countries.describe('Where; everywhere without any')

const switchGameOff = {
  at: 'POST /office/games/off',
  about: 'Switches a game off, everywhere or in some countries: no round begins there; what is in play is finished',
  takes: z.object({ id: GameId, countries: There }),
  answers: Nothing,
  ...changing,
  gate: 'reason',
  subject: game,
  inverse: 'switchGameOn',
} as const satisfies OfficeCall

const switchGameOn = {
  at: 'POST /office/games/on',
  about: 'Switches a game on, everywhere it is for or in some countries',
  takes: z.object({ id: GameId, countries: There }),
  answers: Nothing,
  ...changing,
  gate: 'stepUp',
  subject: game,
  inverse: 'switchGameOff',
} as const satisfies OfficeCall

const setGame = {
  at: 'POST /office/games/set',
  about:
    'Changes what is said of a game. A second person agrees where law or licence speak of it, a passkey signs what opens it somewhere. An earlier version comes back by its words',
  takes: z.object({ id: GameId, words: GameWords }),
  answers: Nothing,
  ...changing,
  gate: 'reason',
  subject: game,
  inverse: 'setGame',
} as const satisfies OfficeCall

const listGameProviders = {
  at: 'GET /office/providers',
  about: 'The providers of games by name',
  takes: z.object({ words: z.string().max(100).optional(), state: z.enum(['on', 'partly', 'off']).optional(), after: After }),
  answers: z.object({ providers: z.array(ProviderRow), next: z.string().nullable() }),
  ...reading,
} as const satisfies OfficeCall

const readGameProvider = {
  at: 'GET /office/providers/one',
  about: 'A provider of games with all that is said of it, and how it stands in each country with rules of its own',
  takes: z.object({ id: ProviderId }),
  answers: z.object({
    provider: ProviderRow,
    words: ProviderWords,
    standing: z.array(Standing),
    logo: z.string().describe('As a data URL'),
    version: z.string().describe('For the precondition `gameProvider:<id>`'),
  }),
  ...reading,
  subject: provider,
} as const satisfies OfficeCall

const listGameProviderVersions = {
  at: 'GET /office/providers/versions',
  about: 'What a provider was, the newest first',
  takes: z.object({ id: ProviderId, after: After }),
  answers: z.object({ versions: z.array(ProviderVersion), next: z.string().nullable() }),
  ...reading,
  subject: provider,
} as const satisfies OfficeCall

const switchProviderOff = {
  at: 'POST /office/providers/off',
  about:
    'Switches a provider with all of its games off, everywhere or in some countries: no round begins there; what is in play is finished',
  takes: z.object({ id: ProviderId, countries: There }),
  answers: Nothing,
  ...changing,
  gate: 'reason',
  subject: provider,
  inverse: 'switchProviderOn',
} as const satisfies OfficeCall

const switchProviderOn = {
  at: 'POST /office/providers/on',
  about: 'Switches a provider on, everywhere it is for or in some countries; games that are off by themselves stay off',
  takes: z.object({ id: ProviderId, countries: There }),
  answers: Nothing,
  ...changing,
  gate: 'stepUp',
  subject: provider,
  inverse: 'switchProviderOff',
} as const satisfies OfficeCall

const setGameProvider = {
  at: 'POST /office/providers/set',
  about:
    'Adds a provider of games, or changes what is said of one. A second person agrees to the countries that it is for, a passkey signs what opens it somewhere. An earlier version comes back by its words',
  takes: z.object({ id: ProviderId, words: ProviderWords }),
  answers: Nothing,
  ...changing,
  gate: 'reason',
  subject: provider,
  inverse: 'setGameProvider',
} as const satisfies OfficeCall

const setGameProviderLogo = {
  at: 'POST /office/providers/logo',
  about: 'Gives a provider of games a logo of its own, SVG, PNG or WebP of at most 64 kB, or the drawn one again',
  takes: z.object({
    id: ProviderId,
    picture: z
      .object({ name: z.string().max(200), content: z.base64().max(120_000) })
      .nullable()
      .describe('Null: the drawn one'),
  }),
  answers: z.object({ logo: z.string() }),
  ...changing,
  permission: 'games.logo',
  gate: 'reason',
  subject: provider,
} as const satisfies OfficeCall

/** The calls about games and those who make them. */
export const gameCalls = {
  listGames,
  readGameFilters,
  readGame,
  listGameVersions,
  readPlayNow,
  switchGameOff,
  switchGameOn,
  setGame,
  listGameProviders,
  readGameProvider,
  listGameProviderVersions,
  switchProviderOff,
  switchProviderOn,
  setGameProvider,
  setGameProviderLogo,
}
