import { join } from 'node:path'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import type { Session } from '../../../engine/rounds/session.ts'
import { priceText } from '../../../engine/virtual/prices.ts'
import { highestWin } from '../../../engine/virtual/slips.ts'
import { moneyText } from '../../../page-kit/money.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { virtualPage } from '../../../page-kit/virtual/virtual-page.ts'
import type { VirtualWords } from '../../../page-kit/virtual/words/index.ts'
import { languageOf } from '../../../page-kit/words/index.ts'
import { maths, returnSpan, spans } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { leagueWords, type LeagueWords } from '../words/index.ts'

/** The script of the page. */
export const leagueScript = join(import.meta.dirname, 'league.ts')

const styles = ['league.css', 'pitch.css', 'fixtures.css'].map((name) => join(import.meta.dirname, name))

/** Draws the page of the Hedgerow League. */
export function leaguePage(session: Session, page: string): StudioPage {
  const most = moneyText(highestWin(session.currency), session.currency, languageOf(session.language))
  return virtualPage<LeagueWords>(session, page, {
    words: leagueWords,
    returnText: returnSpan,
    styles,
    script: leagueScript,
    stage,
    card,
    aside,
    rules: (own) => rules(own, most),
    mathsHash,
  })
}

/** The pitch with its lines; players and ball come with the script. */
function stage(own: LeagueWords): Html {
  const stripes = Array.from({ length: 7 }, (_, at) => `<rect x="${at * 15}" width="7.5" height="68" class="mown"/>`).join('')
  const lines =
    '<path class="line" d="M1 1h103v66H1ZM52.500 1v66M1 13.800h16.500v40.400H1M104 13.800H87.500v40.400H104M1 24.800h5.500v18.400H1M104 24.800h-5.500v18.400h5.500"/>' +
    '<circle class="line" cx="52.500" cy="34" r="9.200"/><path class="net" d="M1 30.300h-2.400v7.400H1M104 30.300h2.400v7.400H104"/>'
  return html`<div class="ground">
    <svg id="pitch" viewBox="-3 -1 111 70" role="img" aria-label="${own.pitch}">
      <rect x="-3" y="-1" width="111" height="70" class="grass" />
      ${trusted(stripes + lines)}
      <polyline id="trail" points="" />
      <g id="players"></g>
      <circle id="ball" cx="52.5" cy="34" r="1.1" />
    </svg>
    <p class="following"><b id="minute"></b> <bdi id="followed">${own.follow}</bdi></p>
    <ol id="matches" class="matches" aria-label="${own.matches}"></ol>
  </div>`
}

const card = (own: LeagueWords): Html =>
  html`<h2 id="card-title">${own.matches}</h2>
    <ol class="fixtures" id="fixtures"></ol>`

function aside(own: LeagueWords): Html {
  const head = (short: string, long: string) => html`<th scope="col"><abbr title="${long}">${short}</abbr></th>`
  return html`<section class="kept league">
    <h2 id="table-title">${own.table}</h2>
    <table aria-labelledby="table-title">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">${own.club}</th>
          ${head(own.shortPlayed, own.played)} ${head(own.shortDifference, own.difference)} ${head(own.shortPoints, own.points)}
        </tr>
      </thead>
      <tbody id="standings"></tbody>
    </table>
  </section>`
}

/** How a matchday goes, what wins, where prices come from, and what each market returns. */
function rules(own: LeagueWords & VirtualWords, most: string): Html {
  const put = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const market = (name: keyof typeof spans) => html`<li>${put(own.marketReturn, { market: own[name], ...spans[name] })}</li>`
  const bounds = { least: priceText(maths.price.least), greatest: priceText(maths.price.greatest) }
  const means = { home: priceText(maths.mean.home), away: priceText(maths.mean.away), most: String(maths.most) }
  return html`<h3>${own.rulesTitle}</h3>
    <p>${own.rulesText}</p>
    <ul>
      <li>${own.resultRule}</li>
      <li>${own.goalsRule}</li>
      <li>${own.bothRule}</li>
      <li>${own.scoreRule}</li>
      <li>${put(own.multipleRule, { count: String(maths.legs) })}</li>
    </ul>
    <h3>${own.modelTitle}</h3>
    <p>${put(own.modelRule, means)}</p>
    <p>${put(own.priceRule, bounds)}</p>
    <p>${put(own.stakeRule, { highest: most })}</p>
    <h3>${own.returnTitle}</h3>
    <ul class="returns">
      ${market('result')} ${market('goals')} ${market('both')} ${market('score')}
    </ul>
    <p>${own.fairRule}</p>
    <p>${own.brokenRule}</p>`
}
