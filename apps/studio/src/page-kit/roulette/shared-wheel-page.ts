import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import { betsMs } from '../../engine/roulette/shared-wheel.ts'
import { chipWords } from '../chips/words.ts'
import type { StudioPage } from '../send-studio-page.ts'
import { sharedSeedSheet } from '../shared/fairness-sheet.ts'
import { sharedFrame } from '../shared/frame.ts'
import type { TableTexts } from '../shared/show.ts'
import { tableStyles } from '../shared/table-styles.ts'
import { sharedWords } from '../shared/words/index.ts'
import { noticeDialog, sheet } from '../sheets.ts'
import type { Voice } from '../show/sound.ts'
import { spoken, type Words, type WordsByLanguage } from '../words/index.ts'
import { drawFelt } from './draw-felt.ts'
import { drawWheel, type Look } from './draw-wheel.ts'
import { sharedWheelWords, type SharedWheelWords } from './shared-words/index.ts'
import { rouletteWords, type RouletteWords } from './words/index.ts'

type PageWords = TableTexts & RouletteWords & SharedWheelWords

/** What tells one shared wheel from another on its page. */
type Wheel = {
  /** The last part of its addresses. */
  path: string
  names: WordsByLanguage<{ game: string }>
  look: Look
  voice: Voice
  scene?: Html
  returnPercent: string
  mathsHash: string
  /** Whether chips lie on borders too. */
  hasBorders: boolean
  script: string
  /** Its own style sheets, after those of all wheels. */
  styles: readonly string[]
}

const roulette = ['roulette.css', 'felt.css', 'shared-wheel.css'].map((name) => join(import.meta.dirname, name))

/** Draws the page of a shared wheel: the wheel, the felt with its spots, the player's chips. */
export function sharedWheelPage(session: Session, page: string, wheel: Wheel): StudioPage {
  const { words, own, language, direction } = spoken(session.language, wheel.names)
  const told = { ...chipWords[language], ...sharedWords[language], ...rouletteWords[language], ...sharedWheelWords[language], ...own }
  const { look, scene, returnPercent, voice, mathsHash, script, styles } = wheel
  const body = sharedFrame({
    session,
    page,
    language,
    words,
    own: told,
    returnPercent,
    betsMs,
    checkPath: `/studio/games/${wheel.path}/fairness`,
    voice,
    scene,
    stage: drawWheel(told.wheel, look),
    felt: drawFelt(told),
    dialogs: html`${sheet('rules', words.rules, words, rules(words, told, wheel))}
    ${sheet('fairness', words.fairness, words, sharedSeedSheet(words, told, mathsHash))} ${noticeDialog()}`,
  })
  const all = [...tableStyles, ...roulette, ...styles]
  return { title: told.game, language, direction, styles: all, body, scripts: [script], framedBy: session.parentOrigin }
}

function rules(words: Words, own: PageWords, { hasBorders, returnPercent }: Wheel): Html {
  const pay = (name: string, pays: number) =>
    html`<li><span>${name}</span><strong>${own.paysTo.replace('{pays}', String(pays))}</strong></li>`
  const borders = html`${pay(own.paysSplit, 17)} ${pay(own.paysStreet, 11)} ${pay(own.paysCorner, 8)} ${pay(own.paysLine, 5)}`
  return html`<h3>${own.rulesTitle}</h3>
    <p>${own.rulesText}</p>
    <h3>${own.paysTitle}</h3>
    <ul class="pays">
      ${pay(own.paysNumber, 35)} ${hasBorders && borders} ${pay(own.paysThird, 2)} ${pay(own.paysEven, 1)}
    </ul>
    <p>${own.zeroRule}</p>
    <h3>${words.returnTitle}</h3>
    <p>${own.returnRule.replace('{rtp}', `${returnPercent} %`)}</p>
    <p>${own.fairRule}</p>
    <p>${own.brokenRule}</p>`
}
