import { bingoGame } from '../../engine/bingo/bingo-game.ts'
import { priceOf } from '../../engine/bingo/room.ts'
import type { Game } from '../../engine/game.ts'
import { bingoCheckPage, bingoCheckScript } from '../../page-kit/bingo/bingo-check-page.ts'
import { bingoPage, bingoScript } from '../../page-kit/bingo/bingo-page.ts'
import { dovecoteLook } from './page/look.ts'
import { canonicalMaths, exactReturn, maths } from './play/maths.ts'
import { mathsHash } from './play/maths-hash.ts'
import { pace } from './play/pace.ts'

/** Dovecote: bingo with ninety balls, for lines and a full house. */
export const dovecote: Game = {
  id: maths.gameId,
  path: 'dovecote',
  listing: {
    name: 'Dovecote',
    group: 'bingo',
    returnPercent: exactReturn.percent,
    maths: canonicalMaths(),
    mathsHash,
    minStake: priceOf(maths, 'EUR'),
    maxStake: priceOf(maths, 'EUR') * BigInt(maths.most),
  },
  ...bingoGame(maths, pace),
  drawPage: (session, page) => bingoPage(dovecoteLook, session, page),
  drawCheckPage: bingoCheckPage(dovecoteLook),
  scripts: [bingoScript, bingoCheckScript],
}
