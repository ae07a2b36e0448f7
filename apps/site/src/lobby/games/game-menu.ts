import { useAnswer } from '../../base/answers.ts'
import type { Site } from '../../base/site.ts'
import { question } from '../../base/answers.ts'

const freshMs = 60_000
/** Tiles of one shelf, and of one page of a list. */
export const shelfSize = 12
/** See `shelfSize`. */
export const pageSize = 36

/** A list of games as an address asks for it. */
export type List = { group?: string; provider?: number; sort?: 'popular' | 'name' | 'new'; from?: number; size: number }

/** The groups with their counts, as a question. */
export const menuQuestion = ({ call }: Site) => question(call, 'GET /api/games/menu', {}, { staleMs: freshMs })
/** A list of games, as a question. */
export const listQuestion = ({ call }: Site, list: List) => question(call, 'GET /api/games', list, { staleMs: freshMs })

/** The groups with their counts, once they are known. */
export const useMenu = () => useAnswer('GET /api/games/menu', {}, { staleMs: freshMs })

/** A list of games; asked once `enabled`. */
export const useList = (list: List, enabled = true) => useAnswer('GET /api/games', list, { staleMs: freshMs, enabled })
