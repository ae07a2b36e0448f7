import { z } from 'zod'
import { Amount, Moment, Nothing, type Call } from '../../base/call.ts'

/** A game as the lobby shows it. */
export const Game = z.object({
  id: z.string().describe('Number in the catalogue'),
  friendlyId: z.string(),
  name: z.string(),
  group: z.string().optional().describe('The group in its address; a game without one stands under "all"'),
  providerId: z.int(),
  provider: z.string().describe('Brand text of the provider'),
  state: z.enum(['open', 'unconnected', 'disabled']).describe('Whether it can be opened here'),
  art: z.string().describe('Seed of the drawn picture'),
  demo: z.boolean(),
  isNew: z.boolean(),
  popular: z.boolean(),
  jackpot: z.string().optional().describe('The number of a jackpot that its stakes take part in'),
  returnPercent: z.string().optional(),
  minStake: Amount.optional(),
  maxStake: Amount.optional(),
})
export type Game = z.infer<typeof Game>

/** The largest page of the list of games. */
const mostGamesAPage = 96
const whole = (most: number) => z.coerce.number().int().min(0).max(most)

const listGames = {
  at: 'GET /api/games',
  about: 'A page of the catalogue: of a group, of a provider, or of everything',
  takes: z.object({
    group: z.string().max(40).optional(),
    provider: z.coerce.number().int().min(-1000).max(100_000).optional(),
    sort: z.enum(['popular', 'name', 'new']).default('popular'),
    from: whole(100_000).default(0),
    size: whole(mostGamesAPage).default(48),
  }),
  answers: z.object({ total: z.int(), games: z.array(Game) }),
  refuses: [2],
  who: 'anyone',
} as const satisfies Call

const allGames = {
  at: 'GET /api/games/all',
  about: 'Every game, for the search in the browser; asked when the page is idle',
  takes: Nothing,
  answers: z.object({ version: z.string(), games: z.array(Game) }),
  refuses: [],
  who: 'anyone',
  revalidated: true,
} as const satisfies Call

const listProviders = {
  at: 'GET /api/games/providers',
  about: 'The game providers with how many games each has',
  takes: Nothing,
  answers: z.object({ providers: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })) }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

/** A result at a live table: a few letters, and the tone in which they are drawn. */
const Mark = z.object({ text: z.string().max(4), tone: z.enum(['red', 'black', 'green', 'blue']) })

/** What goes on at a live table now. */
const LiveTable = z.object({
  game: z.string().describe('The friendly id of the game'),
  players: z.int().describe('How many are at the table'),
  betsMs: z.int().describe('How long bets of a round are open'),
  leftMs: z.int().describe('For how long those of the present round still are; 0 if they are not'),
  minStake: Amount.describe('In EUR'),
  maxStake: Amount.describe('In EUR'),
  last: z.array(Mark).describe('The latest results, newest first'),
})
export type LiveTable = z.infer<typeof LiveTable>

const listLiveTables = {
  at: 'GET /api/games/live',
  about: 'What goes on at the live tables: players, betting time and last results. A studio that does not answer is left out',
  takes: Nothing,
  answers: z.object({ tables: z.array(LiveTable) }),
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const readGameDetails = {
  at: 'GET /api/games/details',
  about: 'One game, by its number or its friendly id, the groups it stands in, and others like it',
  takes: z.object({ id: z.string().min(1).max(90) }),
  answers: z.object({ game: Game, groups: z.array(z.string()), alike: z.array(Game) }),
  refuses: [2, 131],
  who: 'anyone',
} as const satisfies Call

const launchGame = {
  at: 'POST /api/game/launch',
  about: 'Opens a game: for real money or as a demonstration',
  takes: z.object({ game: z.string().max(90), type: z.enum(['real', 'demo']), language: z.string().max(10) }),
  answers: z.object({ url: z.string(), origin: z.string(), sessionId: z.string().nullable(), game: Game }),
  refuses: [
    2, 11, 12, 115, 120, 121, 122, 128, 131, 132, 137, 155, 156, 184, 196, 205, 214, 216, 217, 219, 226, 228, 234, 235, 237, 240, 247, 249,
    250, 251, 254, 258, 260, 261, 307,
  ],
  who: 'anyone',
} as const satisfies Call

const launchPoker = {
  at: 'POST /api/game/poker/launch',
  about: 'Opens the poker client for the logged-in player; the address carries the name at the tables',
  takes: z.object({
    type: z.literal('real'),
    name: z.string().max(60),
    customerApp: z.literal('poker'),
    language: z.string().max(10).default('en'),
  }),
  answers: z.object({ url: z.string(), origin: z.string(), token: z.string(), sessionId: z.string() }),
  refuses: [
    2, 11, 115, 120, 121, 122, 128, 131, 132, 137, 155, 156, 184, 196, 203, 205, 214, 216, 217, 219, 226, 228, 234, 235, 240, 247, 249, 250,
    251, 254, 258, 260, 261, 307,
  ],
  who: 'player',
} as const satisfies Call

const prolongGameSession = {
  at: 'POST /api/game/session/prolong',
  about: "Says that the player's game is still open; the answer names the session that is, or else the last one and why it ended",
  takes: Nothing,
  answers: z.object({ open: z.boolean(), gameSessionId: z.string().nullable(), reason: z.string().nullable() }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const closeGameSession = {
  at: 'POST /api/game/session/close',
  about: 'Ends a game session; sent once, also while the page goes away',
  takes: z.object({ gameSessionId: z.string().max(80), reason: z.enum(['exit', 'unload', 'timeout']) }),
  answers: Nothing,
  refuses: [2],
  who: 'anyone',
} as const satisfies Call

const sessionSummary = {
  at: 'GET /api/game/session/summary',
  about: 'Stakes, wins and balances since this login',
  takes: Nothing,
  answers: z.object({
    openCashBalance: Amount,
    openPromoBalance: Amount,
    totalCashBetAmount: Amount,
    totalCashWinAmount: Amount,
    totalPromoBetAmount: Amount,
    totalPromoWinAmount: Amount,
    since: Moment,
  }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

const pendingRounds = {
  at: 'GET /api/game/rounds/pending',
  about: 'Rounds that were interrupted and are still open',
  takes: Nothing,
  answers: z.object({ rounds: z.array(z.object({ roundId: z.string(), game: Game, stake: Amount, openedAt: Moment })) }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

export const games = {
  listGames,
  allGames,
  listProviders,
  listLiveTables,
  readGameDetails,
  launchGame,
  launchPoker,
  prolongGameSession,
  closeGameSession,
  sessionSummary,
  pendingRounds,
}
