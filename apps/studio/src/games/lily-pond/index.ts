import { bingoGame } from '../../engine/bingo/bingo-game.ts'
import { priceOf } from '../../engine/bingo/room.ts'
import type { Game } from '../../engine/game.ts'
import { bingoCheckPage, bingoCheckScript } from '../../page-kit/bingo/bingo-check-page.ts'
import { bingoPage, bingoScript } from '../../page-kit/bingo/bingo-page.ts'
import { lilyPondLook } from './page/look.ts'
import { canonicalMaths, exactReturn, maths } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { pace } from './play/pace.ts'

/** Lily Pond: bingo with seventy-five balls, for a line and then a pattern. */
export const lilyPond: Game = {
  id: maths.gameId,
  path: 'lily-pond',
  listing: {
    name: 'Lily Pond',
    group: 'bingo',
    returnPercent: exactReturn.percent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: priceOf(maths, 'EUR'),
    maxStake: priceOf(maths, 'EUR') * BigInt(maths.most),
  },
  ...bingoGame(maths, pace),
  drawPage: (session, page) => bingoPage(lilyPondLook, session, page),
  drawCheckPage: bingoCheckPage(lilyPondLook),
  scripts: [bingoScript, bingoCheckScript],
}
