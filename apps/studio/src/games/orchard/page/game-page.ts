import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import { editionOf } from '../play/edition.ts'
import { maths, orchardReturnPercent } from '../play/maths.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { orchardThemes } from '../themes/index.ts'
import { gameDialogs } from './game-dialogs.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { drawLook, symbolImage, themeIn } from '../../../page-kit/look/look.ts'
import { soloFrame } from '../../../page-kit/solo/frame.ts'
import { scene } from './scene.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { fills, symbols } from './symbols.ts'
import type { PageWords } from '../words/index.ts'
import { spoken } from '../../../page-kit/words/index.ts'
import { orchardWords } from '../words/index.ts'

const kit = (name: string) => join(import.meta.dirname, '../../../page-kit', name)
const styles = [
  kit('studio.css'),
  kit('game.css'),
  kit('reels.css'),
  kit('prizes.css'),
  kit('controls.css'),
  kit('free-rounds.css'),
  kit('dialogs.css'),
]

/** The script of the page. */
export const playScript = join(import.meta.dirname, 'game.ts')

/** Data for the page's script. */
export type GameData = { words: PageWords; language: string }

/** Draws the game's page. */
export function gamePage(session: Session, page: string): StudioPage {
  const { words: common, own: texts, language, direction } = spoken(session.language, orchardWords)
  const theme = themeIn(orchardThemes, session.gameId)
  const edition = theme ? null : editionOf(session.gameId)
  const named = { ...common, ...texts, ...theme?.words[language], ...(edition && { game: edition.name }) }
  const words: PageWords = { ...named, scriptText: named.scriptText.replace('{game}', named.game) }
  const body = soloFrame({
    session,
    page,
    voice: theme?.voice ?? { root: 262, scale: [0, 2, 4, 7, 9], wave: 'sine' },
    language,
    words,
    returnPercent: orchardReturnPercent,
    scene: drawLook(theme ?? { fills, symbols, scene: () => scene(edition?.picture) }),
    board: board(words),
    dialogs: gameDialogs(words),
  })
  return {
    title: words.game,
    language,
    direction,
    styles: theme ? [...styles, theme.style] : styles,
    body,
    scripts: [playScript],
    framedBy: session.parentOrigin,
  }
}

/** Before the first round the board shows the first stop of each strip. */
function board({ game }: PageWords): Html {
  const cells = (strip: string) => Array.from(strip.slice(0, 3), (symbol) => html`<div class="cell">${symbolImage(symbol)}</div>`)
  const reels = maths.strips.map(
    (strip) =>
      html`<div class="reel">
        <div class="band">${cells(strip)}</div>
      </div>`,
  )
  return html`<div class="board" id="board" role="img" aria-label="${game}" dir="ltr">
    <div class="reels">
      <svg class="lines" id="lines" viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true" focusable="false"></svg>
      ${reels}
    </div>
    ${winLine()}
  </div>`
}
