import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { soloFrame } from '../../../page-kit/solo/frame.ts'
import { spoken } from '../../../page-kit/words/index.ts'
import { returnPercent } from '../play/maths.ts'
import { readWaves } from '../play/read-waves.ts'
import { glassWords, type PageWords } from '../words/index.ts'
import { gameDialogs } from './game-dialogs.ts'
import { pieceDrawings, pieceImage } from './pieces.ts'
import { scene } from './scene.ts'

const kit = (name: string) => join(import.meta.dirname, '../../../page-kit', name)
const own = (name: string) => join(import.meta.dirname, name)
const styles = [
  kit('studio.css'),
  kit('game.css'),
  kit('prizes.css'),
  kit('controls.css'),
  own('board.css'),
  kit('free-rounds.css'),
  kit('dialogs.css'),
]

/** The script of the page. */
export const playScript = own('game.ts')

/** Data for the page's script. */
export type GameData = { words: PageWords; language: string }

/** Draws the game's page. */
export function gamePage(session: Session, page: string): StudioPage {
  const { words: common, own: texts, language, direction } = spoken(session.language, glassWords)
  const words: PageWords = { ...common, ...texts }
  const body = soloFrame({
    session,
    page,
    voice: { root: 330, scale: [0, 2, 4, 7, 11], wave: 'sine' },
    language,
    words,
    returnPercent,
    scene: html`${scene()} ${pieceDrawings()}`,
    board: board(),
    dialogs: gameDialogs(words),
  })
  return { title: words.game, language, direction, styles, body, scripts: [playScript], framedBy: session.parentOrigin }
}

/** Before the first round the board shows the first stop of each strip. */
function board(): Html {
  const columns = readWaves([0, 0, 0, 0, 0])[0]?.board ?? []
  return html`<div class="board" id="board" role="img">
    <p class="times" id="times" dir="ltr" data-off></p>
    <div class="pool" dir="ltr">
      ${columns.map(
        (pieces) => html`<div class="column">${pieces.map((piece) => html`<div class="piece">${pieceImage(piece)}</div>`)}</div>`,
      )}
    </div>
  </div>`
}
