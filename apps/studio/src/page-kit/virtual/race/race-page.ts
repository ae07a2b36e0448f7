import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { priceText } from '../../../engine/virtual/prices.ts'
import type { RaceMaths } from '../../../engine/virtual/races.ts'
import { highestWin } from '../../../engine/virtual/slips.ts'
import { moneyText } from '../../money.ts'
import type { StudioPage } from '../../send-studio-page.ts'
import { languageOf, type WordsByLanguage } from '../../words/index.ts'
import { virtualPage } from '../virtual-page.ts'
import type { VirtualWords } from '../words/index.ts'
import { raceWords, type RaceWords } from './words/index.ts'

/** What a market returns, in percent. */
export type Span = { least: string; greatest: string }

/** What a game of races brings to its page. */
export type RacePageOf = {
  words: WordsByLanguage<{ game: string }>
  maths: RaceMaths
  mathsHash: string
  spans: Record<'win' | 'place' | 'forecast', Span>
  returnText: string
  script: string
  styles: string[]
}

type Texts = RaceWords & { game: string }

/** Draws the page of a game of races. */
export function racePage(session: Session, page: string, given: RacePageOf): StudioPage {
  const { maths, spans, words: names } = given
  const language = languageOf(session.language)
  const words = { [language]: { ...raceWords[language], ...names[language] } } as WordsByLanguage<Texts> // no other one is spoken on the page
  const most = moneyText(highestWin(session.currency), session.currency, language)
  return virtualPage<Texts>(session, page, {
    ...given,
    words,
    styles: [join(import.meta.dirname, 'race.css'), ...given.styles],
    stage,
    card,
    rules: (own) => rules(own, maths, spans, most),
  })
}

const stage = (own: Texts): Html =>
  html`<canvas id="race" role="img" aria-label="${own.picture}"></canvas>
    <ol id="standing" class="standing" aria-label="${own.standing}"></ol>`

function card(own: Texts): Html {
  const choice = (id: string, label: string) =>
    html`<label for="${id}">${label}</label
      ><select id="${id}"></select>`
  return html`<header class="card-top">
      <h2 id="card-title">${own.runners}</h2>
      <span aria-hidden="true">${own.win}</span>
      <span aria-hidden="true">${own.place}</span>
    </header>
    <ol class="runners" id="runners" aria-label="${own.runners}"></ol>
    <fieldset class="forecast">
      <legend>${own.forecast}</legend>
      ${choice('first', own.first)} ${choice('second', own.second)}
      <button type="button" class="price" id="forecast" aria-disabled="true" aria-pressed="false"></button>
    </fieldset>`
}

/** How a race goes, what wins, where prices come from, and what each market returns. */
function rules(own: Texts & VirtualWords, { placed, price }: RaceMaths, spans: RacePageOf['spans'], most: string): Html {
  const put = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const market = (name: 'win' | 'place' | 'forecast') => html`<li>${put(own.marketReturn, { market: own[name], ...spans[name] })}</li>`
  return html`<h3>${own.rulesTitle}</h3>
    <p>${own.rulesText}</p>
    <ul>
      <li>${own.winRule}</li>
      <li>${put(own.placeRule, { count: String(placed) })}</li>
      <li>${own.forecastRule}</li>
    </ul>
    <h3>${own.modelTitle}</h3>
    <p>${own.modelRule}</p>
    <p>${put(own.priceRule, { least: priceText(price.least), greatest: priceText(price.greatest) })}</p>
    <p>${put(own.stakeRule, { highest: most })}</p>
    <h3>${own.returnTitle}</h3>
    <ul class="returns">
      ${market('win')} ${market('place')} ${market('forecast')}
    </ul>
    <p>${own.fairRule}</p>
    <p>${own.brokenRule}</p>`
}
