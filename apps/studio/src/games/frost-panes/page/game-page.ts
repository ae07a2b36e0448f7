import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { instantPage, type PageData } from '../../../page-kit/instant/instant-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { drawLook, symbolImage } from '../../../page-kit/look/look.ts'
import { kinds, maths, returnPercent } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { frostWords, type FrostWords } from '../words/index.ts'
import { frostThemes } from '../themes/index.ts'
import { fills, symbols } from './pieces.ts'
import { rules } from './rules.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)
const panes = Array.from({ length: maths.panes }, () => kinds.at(-1) ?? 'H')

/** The script of the page. */
export const playScript = own('panes.ts')

/** Data for the page's script. */
export type FrostData = PageData<FrostWords>

/** Draws the game's page: the window with its nine panes, and the button that wipes them all. */
export const frostPage = instantPage({
  words: frostWords,
  returnPercent,
  mathsHash,
  voice: { root: 523, scale: [0, 2, 4, 7, 11], wave: 'sine' },
  themes: frostThemes,
  scene: (theme) => drawLook(theme ?? { fills, symbols, scene }),
  board: (words, _, theme) =>
    html`<div class="board" id="board" role="group" aria-label="${words.window}">
      ${winLine()}
      <div class="window" id="window" dir="ltr" data-cover="${JSON.stringify(theme?.cover ?? null)}">
        ${panes.map(
          (kind) =>
            html`<button type="button" class="pane" data-look="frosted">
              ${symbolImage(kind)}<canvas width="160" height="160" aria-hidden="true"></canvas>
            </button>`,
        )}
      </div>
    </div>`,
  choices: (words) =>
    html`<div class="choices"><button type="button" class="quiet" id="all" aria-disabled="true">${words.all}</button></div>`,
  rules,
  styles: [own('window.css')],
  script: playScript,
})
