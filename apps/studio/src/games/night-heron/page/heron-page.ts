import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { soloFrame } from '../../../page-kit/solo/frame.ts'
import { spoken } from '../../../page-kit/words/index.ts'
import { maths, returnPercent } from '../play/maths.ts'
import { heronWords, type PageWords } from '../words/index.ts'
import { heronDialogs } from './heron-dialogs.ts'
import { scene } from './scene.ts'
import { symbolDrawings, symbolImage } from './symbols.ts'

const kit = (name: string) => join(import.meta.dirname, '../../../page-kit', name)
const own = (name: string) => join(import.meta.dirname, name)
const shared = ['studio.css', 'game.css', 'reels.css', 'prizes.css', 'controls.css', 'free-rounds.css', 'dialogs.css'].map(kit)
const styles = [...shared, own('heron.css')]

/** The script of the page. */
export const playScript = own('heron.ts')

/** Data for the page's script. */
export type HeronData = { words: PageWords; language: string }

/** Draws the game's page. */
export function heronPage(session: Session, page: string): StudioPage {
  const { words: common, own: texts, language, direction } = spoken(session.language, heronWords)
  const words: PageWords = { ...common, ...texts }
  const body = soloFrame({
    session,
    page,
    voice: { root: 147, scale: [0, 2, 3, 7, 8], wave: 'triangle' },
    language,
    words,
    returnPercent,
    scene: html`${scene()} ${symbolDrawings()}`,
    board: board(),
    dialogs: heronDialogs(words),
  })
  return { title: words.game, language, direction, styles, body, scripts: [playScript], framedBy: session.parentOrigin }
}

/** Before the first round the board shows the first stop of each strip. */
function board(): Html {
  const cells = (strip: string) => Array.from(strip.slice(0, maths.rows), (symbol) => html`<div class="cell">${symbolImage(symbol)}</div>`)
  const reels = maths.strips.map(
    (strip) =>
      html`<div class="reel">
        <div class="band">${cells(strip)}</div>
        <svg class="heron" viewBox="0 0 100 300" aria-hidden="true" focusable="false"><use href="#standing-heron" /></svg>
      </div>`,
  )
  return html`<div class="board" id="board" role="img" dir="ltr">
    <div class="reels">${reels}</div>
    <p class="level" id="level" aria-hidden="true"></p>
  </div>`
}
