import { z } from 'zod'
import { Country, Moment, Nothing, type Call } from '../../base/call.ts'
import { Game } from './games.ts'

/** The pages of the site that show shelves. */
export const lobbyPlaces = ['home', 'live', 'poker'] as const
export type LobbyPlace = (typeof lobbyPlaces)[number]

/** A shelf as whoever asks sees it. */
const LobbyShelf = z.object({
  id: z.string(),
  name: z.string(),
  count: z.int().describe('How many games its page lists; without a page, how many stand on it'),
  path: z.string().optional().describe('Where its page is'),
  search: z
    .object({ provider: z.string(), sort: z.enum(['new', 'name']) })
    .partial()
    .optional()
    .describe('The query of its page'),
})
export type LobbyShelf = z.infer<typeof LobbyShelf>

const Words = z
  .string()
  .trim()
  .min(1)
  .max(140)
  .regex(/^[^\r\n]*$/)
const PictureHash = z.string().regex(/^[0-9a-f]{32}$/)
const OwnPath = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[^\s\\]*$/)

/** A banner of the home page as an operator sets it. */
export const Banner = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  picture: PictureHash,
  alts: z.record(z.string().regex(/^[a-z]{2}(_[a-z0-9]{2,3})?$/), Words).describe('What the picture shows, by language'),
  to: OwnPath.describe('Where it leads on the site'),
  countries: z.array(Country).max(300).describe('For whom it is. None: for everybody'),
  from: Moment.nullable(),
  until: Moment.nullable(),
})
export type Banner = z.infer<typeof Banner>
export const Banners = z.array(Banner).max(12)

/** A banner as somebody is shown it; its picture is at `/pictures/<picture>-<width>.webp`. */
const ShownBanner = z.object({ id: z.string(), picture: PictureHash, alt: z.string(), to: OwnPath })
export type ShownBanner = z.infer<typeof ShownBanner>

const GameMenu = z.object({
  total: z.int(),
  groups: z.array(z.object({ id: z.string(), count: z.int() })),
  menu: z
    .array(z.object({ id: z.string(), name: z.string(), count: z.int(), path: z.string() }))
    .describe('Groups by name, for the top of every page of games'),
  banners: z.array(ShownBanner).describe('Of the home page'),
  shelves: z.record(z.enum(lobbyPlaces), z.array(LobbyShelf)).describe('Of each place, in their order'),
})
export type GameMenu = z.infer<typeof GameMenu>

const readGameMenu = {
  at: 'GET /api/games/menu',
  about: 'The game groups with how many games each has, and the shelves of the lobby, as somebody in this country sees them now',
  takes: Nothing,
  answers: GameMenu,
  refuses: [],
  who: 'anyone',
} as const satisfies Call

const readShelf = {
  at: 'GET /api/games/shelf',
  about: 'The games on a shelf of the lobby',
  takes: z.object({ place: z.enum(lobbyPlaces), shelf: z.string().max(100) }),
  answers: z.object({ games: z.array(Game) }),
  refuses: [2, 101],
  who: 'anyone',
} as const satisfies Call

/** The calls about the lobby. */
export const lobby = { readGameMenu, readShelf }
