import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { instantPage, type PageData } from '../../../page-kit/instant/instant-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { drawLook, symbolImage } from '../../../page-kit/look/look.ts'
import { maths, returnSpan } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { tideNumbersWords, type TideWords } from '../words/index.ts'
import { tideNumbersThemes } from '../themes/index.ts'
import { layers } from '../themes/theme.ts'
import { rules } from './rules.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)
const numbers = Array.from({ length: maths.numbers }, (_, at) => at + 1)

/** The script of the page. */
export const playScript = own('tide.ts')

/** Data for the page's script. */
export type TideData = PageData<TideWords>

/** Draws the game's page: forty pebbles, and what hits pay. */
export const tidePage = instantPage({
  words: tideNumbersWords,
  returnPercent: returnSpan,
  mathsHash,
  voice: { root: 196, scale: [0, 2, 5, 7, 9], wave: 'sine' },
  themes: tideNumbersThemes,
  scene: (theme) => (theme ? drawLook(theme) : scene()),
  board: (words, _, theme) =>
    html`<div class="board" id="board" role="group" aria-label="${words.field}">
      ${winLine()}
      <div class="pebbles" id="pebbles" dir="ltr">
        ${numbers.map(
          (number) =>
            html`<button type="button" class="pebble" data-number="${number}" aria-pressed="false">
              ${theme && layers.map((layer) => html`<span class="${layer}">${symbolImage(layer)}</span>`)}<b>${number}</b>
            </button>`,
        )}
        <i class="wave" id="wave" aria-hidden="true"></i>
      </div>
    </div>`,
  choices: (words) =>
    html`<div class="choices">
      <ol class="pays" id="pays" dir="ltr" aria-label="${words.payList}"></ol>
      <button type="button" class="quiet" id="quick">${words.quick}</button>
      <button type="button" class="quiet" id="clear">${words.clear}</button>
    </div>`,
  rules,
  styles: [own('pebbles.css')],
  script: playScript,
})
