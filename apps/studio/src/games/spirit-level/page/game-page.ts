import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import { choiceBar } from '../../../page-kit/instant/choice-bar.ts'
import { instantPage, type PageData } from '../../../page-kit/instant/instant-page.ts'
import { winLine } from '../../../page-kit/show/win-line.ts'
import { drawLook, symbolImage } from '../../../page-kit/look/look.ts'
import { returnSpan } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { levelWords, type LevelWords } from '../words/index.ts'
import { levelThemes } from '../themes/index.ts'
import { rules } from './rules.ts'
import { scene } from './scene.ts'

const own = (name: string) => join(import.meta.dirname, name)
const tens = Array.from({ length: 11 }, (_, at) => at * 10)

/** The script of the page. */
export const playScript = own('level.ts')

/** Data for the page's script. */
export type LevelData = PageData<LevelWords>

/** Draws the game's page: the level with its mark, and what the mark means. */
export const levelPage = instantPage({
  words: levelWords,
  returnPercent: returnSpan,
  mathsHash,
  voice: { root: 262, scale: [0, 4, 7], wave: 'triangle' },
  themes: levelThemes,
  scene: (theme) => (theme ? drawLook(theme) : scene()),
  board: (words, _, theme) =>
    html`<div class="board" id="board" role="group" aria-label="${words.level}">
      ${winLine()}
      <div class="bench">
        <p class="reading" id="reading" dir="ltr" aria-hidden="true">–</p>
        <div class="instrument" dir="ltr">
          <div class="vial" id="vial" aria-hidden="true" data-motion="${theme?.motion ?? 'swings'}">
            <i class="zone" id="zone"></i>
            <i class="mark" id="mark-line"></i>
            <i class="bubble" id="bubble">${theme && symbolImage('runner')}</i>
          </div>
          <div class="scale" aria-hidden="true">${tens.map((ten) => html`<span>${ten}</span>`)}</div>
          <input type="range" class="slider" id="mark" min="2" max="95" step="1" value="50" aria-label="${words.mark}" />
        </div>
      </div>
    </div>`,
  choices: (words) =>
    html`<div class="choices">
      ${choiceBar({
        name: 'side',
        legend: words.side,
        options: [
          { value: 'below', text: words.below },
          { value: 'above', text: words.above },
        ],
        chosen: 'below',
      })}
      <dl class="readings">
        <div>
          <dt>${words.chance}</dt>
          <dd id="chance"></dd>
        </div>
        <div>
          <dt>${words.pays}</dt>
          <dd id="pays"></dd>
        </div>
        <div>
          <dt>${words.wouldWin}</dt>
          <dd id="would-win"></dd>
        </div>
      </dl>
    </div>`,
  rules,
  styles: [own('level.css')],
  script: playScript,
})
