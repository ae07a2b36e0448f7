import { bingoRooms } from './bingo.ts'
import { instantGames } from './instant.ts'
import { liveGames } from './live.ts'
import { slots } from './slots.ts'
import type { ProvenGame } from './proven-game.ts'
import { tables } from './tables.ts'
import { virtualSports } from './virtual.ts'

export type { BlocksOf, Played, Proven, ProvenGame, Way } from './proven-game.ts'

/** Every listed game with its ways to play, and what is proven of them. */
export const provenGames: readonly ProvenGame[] = [...slots, ...tables, ...instantGames, ...liveGames, ...virtualSports, ...bingoRooms]

/** Finds a game by the platform's id or by its folder. */
export const provenGameOf = (name: string): ProvenGame | undefined => provenGames.find(({ game }) => game.id === name || game.path === name)
