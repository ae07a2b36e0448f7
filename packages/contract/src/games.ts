import { z } from 'zod'
import { Amount, Moment, Nothing, type Call } from './call.ts'

/** A game as the lobby shows it. */
export const Game = z.object({
  id: z.string().describe('Number in the catalogue'),
  friendlyId: z.string(),
  name: z.string(),
  group: z.string(),
  provider: z.string(),
  art: z.string().describe('Seed of the drawn picture'),
  demo: z.boolean(),
  isNew: z.boolean(),
  popular: z.boolean(),
  returnPercent: z.string().optional(),
  minStake: Amount.optional(),
  maxStake: Amount.optional(),
})
export type Game = z.infer<typeof Game>

export const listGames = {
  at: 'GET /api/games',
  about: 'The catalogue, or one group of it',
  takes: z.object({ group: z.string().max(40).optional() }),
  answers: z.object({ games: z.array(Game), groups: z.array(z.object({ id: z.string(), count: z.int() })) }),
  refuses: [2],
  who: 'anyone',
} as const satisfies Call

export const launchGame = {
  at: 'POST /api/game/launch',
  about: 'Opens a game: for real money or as a demonstration',
  takes: z.object({ game: z.string().max(60), type: z.enum(['real', 'demo']), language: z.string().max(10) }),
  answers: z.object({ url: z.string(), origin: z.string(), sessionId: z.string().nullable(), game: Game }),
  refuses: [2, 12, 115, 120, 121, 122, 128, 131, 132, 137, 205, 216, 217, 219, 228, 234, 235, 237, 249, 250, 258],
  who: 'anyone',
} as const satisfies Call

export const prolongGameSession = {
  at: 'POST /api/game/session/prolong',
  about: 'Says that the game is still open',
  takes: z.object({ gameSessionId: z.string().max(80) }),
  answers: z.object({ open: z.boolean(), reason: z.string().nullable() }),
  refuses: [2, 115],
  who: 'player',
} as const satisfies Call

export const closeGameSession = {
  at: 'POST /api/game/session/close',
  about: 'Ends a game session; sent once, also while the page goes away',
  takes: z.object({ gameSessionId: z.string().max(80), reason: z.enum(['exit', 'unload', 'timeout']) }),
  answers: Nothing,
  refuses: [2],
  who: 'anyone',
} as const satisfies Call

export const sessionSummary = {
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

export const pendingRounds = {
  at: 'GET /api/game/rounds/pending',
  about: 'Rounds that were interrupted and are still open',
  takes: Nothing,
  answers: z.object({ rounds: z.array(z.object({ roundId: z.string(), game: Game, stake: Amount, openedAt: Moment })) }),
  refuses: [115],
  who: 'player',
} as const satisfies Call

export const games = { listGames, launchGame, prolongGameSession, closeGameSession, sessionSummary, pendingRounds }
