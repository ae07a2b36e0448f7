import { join } from 'node:path'
import { html, trusted } from '@fairhouse/process/html.ts'
import { choiceBar } from '../../../page-kit/instant/choice-bar.ts'
import { instantPage, type PageData } from '../../../page-kit/instant/instant-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { drawLook } from '../../../page-kit/look/look.ts'
import { firstBoard, returnSpan, riskChoices, rowChoices } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { pearlWords, type PearlWords } from '../words/index.ts'
import { boardDrawing } from './draw-board.ts'
import { pearlThemes } from '../themes/index.ts'
import { fills, symbols } from './pieces.ts'
import { rules } from './rules.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)

/** The script of the page. */
export const playScript = own('pearl.ts')

/** Data for the page's script. */
export type PearlData = PageData<PearlWords>

/** Draws the game's page: the tray with its pins and cups, and bars for rows and risk. */
export const pearlPage = instantPage({
  words: pearlWords,
  returnPercent: returnSpan,
  mathsHash,
  voice: { root: 440, scale: [0, 3, 5, 7, 10], wave: 'sine' },
  themes: pearlThemes,
  scene: (theme) => drawLook(theme ?? { fills, symbols, scene }),
  board: ({ game }) =>
    html`<div class="board" id="board" role="img" aria-label="${game}" dir="ltr">
      ${winLine()}
      <div class="tray" id="tray">${trusted(boardDrawing(firstBoard.rows, firstBoard.risk))}</div>
    </div>`,
  choices: (words) =>
    html`<div class="choices">
      ${choiceBar({
        name: 'rows',
        legend: words.rows,
        options: rowChoices.map((value) => ({ value, text: value })),
        chosen: firstBoard.rows,
      })}
      ${choiceBar({
        name: 'risk',
        legend: words.risk,
        options: riskChoices.map((value) => ({ value, text: words[value] })),
        chosen: firstBoard.risk,
      })}
    </div>`,
  rules,
  styles: [own('tray.css')],
  script: playScript,
})
