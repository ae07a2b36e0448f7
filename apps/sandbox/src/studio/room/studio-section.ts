import type { ControlSection } from '../../base/control-route.ts'
import { html, type Html } from '../../base/html.ts'
import type { Faults } from '../faults/faults.ts'
import { readFaults } from '../faults/faults.sql.ts'
import { moneyText } from '../page/money.ts'
import { isOpen, pocketIn, reelsOf, type Round } from '../rounds/round.ts'
import { countOpenRounds, readRounds } from '../rounds/round.sql.ts'
import { isOpened, type Session } from '../rounds/session.ts'
import { readSessions } from '../rounds/session.sql.ts'
import type { Studio } from '../studio.ts'
import { readSendings, type Sending } from '../wallet/outbox.sql.ts'

const shownRounds = 40
const shownSessions = 12

/** Returns the control-room section that shows sessions and rounds and sets faults. */
export function studioSection({ world }: Studio): ControlSection {
  const { query } = world.database
  return {
    name: 'studio',
    title: 'Studio',
    topics: ['studio'],
    count: () => countOpenRounds(query),
    draw: async () => {
      const [rounds, sessions, faults] = await Promise.all([
        readRounds(query, shownRounds),
        readSessions(query, shownSessions),
        readFaults(query),
      ])
      const sendings = await readSendings(
        query,
        rounds.map((round) => round.id),
      )
      const cards = rounds.map((round) =>
        roundCard(
          round,
          sendings.filter((sending) => sending.roundId === round.id),
        ),
      )
      return html`<h2>Faults</h2>
        ${faultsPart(faults)}
        <h2>Rounds</h2>
        ${cards.length > 0 ? html`<div class="cards">${cards}</div>` : html`<p class="empty">No round yet. Open Orchard in the product and spin; the round appears here at once.</p>`}
        <h2>Visits</h2>
        ${sessions.length > 0 ? html`<div class="cards">${sessions.map(sessionCard)}</div>` : html`<p class="empty">Nobody has opened the game yet.</p>`}`
    },
  }
}

const path = '/control/api/studio/faults'

function faultsPart(faults: Faults): Html {
  const set = [
    faults.timeOutAfterCommit > 0 &&
      `${faults.timeOutAfterCommit} × time-out after commit${faults.timeOutCall ? ` of ${faults.timeOutCall}` : ''}`,
    faults.betTwice > 0 && `${faults.betTwice} × bet sent twice`,
    faults.rollbackBeforeBet > 0 && `${faults.rollbackBeforeBet} × rollback before bet`,
    faults.rollbackBet > 0 && `${faults.rollbackBet} × bet rolled back`,
    faults.delayWin > 0 && `${faults.delayWin} × win delayed by ${faults.delayWinSeconds} s`,
    faults.closeWithoutWin > 0 && `${faults.closeWithoutWin} × closed by roundClose`,
  ].filter((text) => text !== false)
  return html`<p class="lead">
      ${set.length > 0 ? `Waiting for the next round: ${set.join(', ')}.` : 'None is set. A button below sets one for the next round.'}
    </p>
    <div class="acts">
      ${button({ timeOutAfterCommit: 1, timeOutCall: 'bet' }, 'Bet times out after commit')}
      ${button({ timeOutAfterCommit: 1, timeOutCall: 'win' }, 'Win times out after commit')}
      ${button({ timeOutAfterCommit: 1, timeOutCall: '' }, 'Next wallet call times out after commit')}
      ${button({ betTwice: 1 }, 'Send the bet twice')} ${button({ rollbackBeforeBet: 1 }, 'Rollback before the bet')}
      ${button({ rollbackBet: 1 }, 'Roll back the bet')} ${button({ closeWithoutWin: 1 }, 'Close the next loss by roundClose')}
      <form class="act-form" data-post="${path}">
        <input type="hidden" name="delayWin" value="1" />
        <input name="delayWinSeconds" aria-label="Seconds" inputmode="numeric" pattern="[0-9]+" value="20" size="4" required />
        <button class="act">Delay the win by these seconds</button>
      </form>
      ${voidButton()} <button type="button" class="act" data-delete="${path}">Clear all</button>
    </div>`
}

function button(body: Partial<Faults>, label: string): Html {
  return html`<button type="button" class="act" data-post="${path}" data-body="${JSON.stringify(body)}">${label}</button>`
}

function voidButton(): Html {
  return html`<button type="button" class="act" data-post="/control/api/studio/wheel/void" data-body="{}">Void the wheel’s round</button>`
}

const kinds: Partial<Record<Round['state']['status'], string>> = { closed: 'good', alarm: 'bad', refused: 'off', rolledBack: 'off' }

function roundCard(round: Round, sendings: Sending[]): Html {
  const { state, stake, win, currency, nonce, type, wheelRound } = round
  const [reels, pocket] = [reelsOf(round), pocketIn(round)]
  const waits = isOpen(round) || state.status === 'alarm'
  return html`<article class="card" data-key="${round.id}">
    <header>
      <strong class="sum">${moneyText(stake, currency, 'en')}</strong>
      <span class="tag ${kinds[state.status] ?? 'wait'}">${wordsOf(state.status)}</span>
      <span class="aside">${timeText(round.createdAt)}</span>
    </header>
    <p class="facts">
      <span>${type === 'demo' ? 'play money' : 'real money'}</span>
      ${win !== null && html`<span>won ${moneyText(win, currency, 'en')}</span>`} ${nonce !== null && html`<span>nonce ${nonce}</span>`}
      ${wheelRound !== null && html`<span>wheel, round ${wheelRound}</span>`}
      ${reels !== null && html`<span>stops ${reels.stops.join(', ')}</span>`} ${pocket !== null && html`<span>pocket ${pocket}</span>`}
      ${'code' in state && html`<span>${state.code}</span>`} ${'reason' in state && html`<span>${state.reason}</span>`}
      <code>${round.id}</code>
    </p>
    ${
      sendings.length > 0 &&
      html`<ul class="notices">
        ${sendings.map((sending) => html`<li><span class="dot ${dotOf(sending)}"></span><code>${sending.call}</code> ${sendingText(sending)}</li>`)}
      </ul>`
    }
    ${waits && sendings.length > 0 && html`<div class="acts"><button type="button" class="act good" data-post="/control/api/studio/rounds/${round.id}/again" data-body="{}">Send now</button></div>`}
  </article>`
}

function dotOf({ outcome }: Sending): string {
  return { waiting: 'waiting', done: 'delivered', alarm: 'dropped', givenUp: 'givenUp' }[outcome]
}

function sendingText({ outcome, attempts, nextAt, lastAnswer }: Sending): string {
  const said = { waiting: 'waiting', done: 'arrived', alarm: 'needs a person', givenUp: 'given up after 7 days' }[outcome]
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return [said, attempts > 0 && tries, lastAnswer, nextAt && `next at ${nextAt.toISOString().slice(11, 19)}`].filter(Boolean).join(' · ')
}

function sessionCard(session: Session): Html {
  const state = session.endedAt ? `ended: ${session.endCode}` : isOpened(session) ? 'open' : 'launched'
  return html`<article class="card" data-key="${session.id}">
    <header>
      <strong class="sum">${moneyText(session.cash + session.bonus, session.currency, 'en')}</strong>
      <span class="tag ${session.endedAt ? 'off' : 'wait'}">${state}</span>
      <span class="aside">${timeText(session.createdAt)}</span>
    </header>
    <p class="facts">
      <span>${session.type === 'demo' ? 'play money' : 'real money'}</span><span>${session.country}</span><span>${session.language}</span>
      <code>${session.type === 'real' && session.owner ? session.owner : session.id}</code>
    </p>
  </article>`
}

function timeText(at: Date): Html {
  const text = at.toISOString()
  return html`<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 19)}</time>`
}

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
