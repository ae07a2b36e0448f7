import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { soloFrame } from '../../../page-kit/solo/frame.ts'
import { spoken } from '../../../page-kit/words/index.ts'
import { maths, returnPercent } from '../play/maths.ts'
import { tideWords, type PageWords } from '../words/index.ts'
import { scene } from './scene.ts'
import { symbolDrawings, symbolImage } from './symbols.ts'
import { tideDialogs } from './tide-dialogs.ts'

const kit = (name: string) => join(import.meta.dirname, '../../../page-kit', name)
const shared = ['studio.css', 'game.css', 'reels.css', 'prizes.css', 'controls.css', 'free-rounds.css', 'dialogs.css'].map(kit)
const styles = [...shared, join(import.meta.dirname, 'tide.css')]

/** The script of the page. */
export const playScript = join(import.meta.dirname, 'tide.ts')

/** Data for the page's script. */
export type TideData = { words: PageWords; language: string }

/** Draws the game's page. */
export function tidePage(session: Session, page: string): StudioPage {
  const { words: common, own, language, direction } = spoken(session.language, tideWords)
  const words: PageWords = { ...common, ...own }
  const body = soloFrame({
    session,
    page,
    voice: { root: 196, scale: [0, 3, 5, 7, 10], wave: 'sine' },
    language,
    words,
    returnPercent,
    scene: html`${scene()} ${symbolDrawings()}`,
    board: board(),
    dialogs: tideDialogs(words),
  })
  return { title: words.game, language, direction, styles, body, scripts: [playScript], framedBy: session.parentOrigin }
}

/** Before the first round the board shows the first stop of each strip. */
function board(): Html {
  const cells = (strip: string) => Array.from(strip.slice(0, 3), (symbol) => html`<div class="cell">${symbolImage(symbol)}</div>`)
  const reels = maths.strips.map(
    (strip) =>
      html`<div class="reel">
        <div class="band">${cells(strip)}</div>
      </div>`,
  )
  return html`<div class="board" id="board" role="img" dir="ltr">
    <div class="reels">
      ${reels}
      <svg class="lines" id="lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true" focusable="false"></svg>
    </div>
    <p class="level" id="level" aria-hidden="true"></p>
  </div>`
}
