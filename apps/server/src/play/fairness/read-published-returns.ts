import type { RequestContext } from '../../base/house.ts'
import { publishedReturns } from '../game-returns/index.ts'

/** Tells what the games have returned, to anybody. */
export const readPublishedReturns = ({ house }: RequestContext) => publishedReturns(house)
