import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { icon } from '../../../page-kit/icons.ts'
import { instantPage, type PageData } from '../../../page-kit/instant/instant-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { drawLook } from '../../../page-kit/look/look.ts'
import { fieldCount, firstHedgehogs, returnSpan } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { hedgehogWords, type HedgehogWords } from '../words/index.ts'
import { hedgehogThemes } from '../themes/index.ts'
import { fills, pieceImage, symbols } from './pieces.ts'
import { rules } from './rules.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)
const heaps = Array.from({ length: fieldCount }, (_, at) => at)

/** The script of the page. */
export const playScript = own('hedgehog.ts')

/** Data for the page's script. */
export type HedgehogData = PageData<HedgehogWords>

/** Draws the game's page: the field of heaps, the ladder of pays, how many hedgehogs sleep, and the button to take. */
export const hedgehogPage = instantPage({
  words: hedgehogWords,
  returnPercent: returnSpan,
  mathsHash,
  voice: { root: 165, scale: [0, 2, 4, 7, 9], wave: 'triangle' },
  themes: hedgehogThemes,
  scene: (theme) => drawLook(theme ?? { fills, symbols, scene }),
  board: (words) =>
    html`<div class="board" id="board" role="group" aria-label="${words.field}">
      ${winLine()}
      <div class="floor" dir="ltr">
        ${heaps.map(
          (at) =>
            html`<button type="button" class="heap" data-look="closed" aria-disabled="true">
              ${pieceImage(at % 3 === 0 ? 'gift' : 'find')} ${pieceImage('asleep')} ${pieceImage('awake')} ${pieceImage('cover')}
            </button>`,
        )}
      </div>
    </div>`,
  choices: (words) =>
    html`<div class="choices">
      <ol class="pays" id="pays" dir="ltr" aria-label="${words.ladder}"></ol>
      <div class="sleepers" role="group" aria-labelledby="sleepers-label">
        <span class="stake-label" id="sleepers-label">${words.hedgehogs}</span>
        <div class="stepper">
          <button type="button" class="step" id="fewer" aria-label="${words.fewer}">${icon('minus')}</button>
          <output id="count" aria-live="polite">${firstHedgehogs}</output>
          <button type="button" class="step" id="more" aria-label="${words.more}">${icon('plus')}</button>
        </div>
      </div>
      <button type="button" class="main take" id="take" aria-disabled="true">${words.take}</button>
    </div>`,
  rules,
  styles: [own('floor.css')],
  script: playScript,
})
