import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { isOpen, type Round } from '../engine/rounds/round.ts'
import { countOpenRounds, readRounds } from '../engine/rounds/round.sql.ts'
import { isOpened, type Session } from '../engine/rounds/session.ts'
import { readSessions } from '../engine/rounds/session.sql.ts'
import type { Studio } from '../engine/studio.ts'
import { readSendings, type Sending } from '../engine/wallet/outbox.sql.ts'
import { moneyText } from '../page-kit/money.ts'

const shownRounds = 40
const shownSessions = 12
const sheet = readFileSync(join(import.meta.dirname, 'desk.css'), 'utf8')

/** Sends the desk's page: rounds, open ones first, the newest visits, and what can be done about a game. */
export async function sendDeskPage(studio: Studio, reply: FastifyReply): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`
  const body = await drawDesk(studio)
  return reply
    .header('Content-Security-Policy', policy)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <link rel="icon" href="data:," />
            <title>Studio desk</title>
            <style nonce="${nonce}">
              ${trusted(sheet)}
            </style>
          </head>
          <body>
            ${body}
            <p id="told" role="status"></p>
            <script type="module" nonce="${nonce}" src="/desk/desk.js"></script>
          </body>
        </html>`.html,
    )
}

async function drawDesk({ world, games }: Studio): Promise<Html> {
  const { query } = world.database
  const [rounds, sessions, open] = await Promise.all([
    readRounds(query, shownRounds),
    readSessions(query, shownSessions),
    countOpenRounds(query),
  ])
  const sendings = await readSendings(
    query,
    rounds.map(({ id }) => id),
  )
  const ofRound = (id: string) => sendings.filter(({ roundId }) => roundId === id)
  const acts = games.flatMap(({ path, deskActs = {} }) =>
    Object.entries(deskActs).map(([name, { label }]) => button(`/desk/api/games/${path}/${name}`, label)),
  )
  return html`<main id="desk">
    <h1>Studio desk</h1>
    <p class="lead">
      ${open === 0 ? 'No round is open.' : open === 1 ? 'One round is open or needs a person.' : `${open} rounds are open or need a person.`}
    </p>
    <div class="acts">${acts}</div>
    <h2>Rounds</h2>
    <div class="cards">${rounds.map((round) => roundCard(round, ofRound(round.id)))}</div>
    ${rounds.length === 0 && html`<p class="empty">No round yet.</p>`}
    <h2>Visits</h2>
    <div class="cards">${sessions.map(sessionCard)}</div>
    ${sessions.length === 0 && html`<p class="empty">Nobody has opened a game yet.</p>`}
  </main>`
}

function button(path: string, label: string): Html {
  return html`<button type="button" data-post="${path}">${label}</button>`
}

const kinds: Partial<Record<Round['state']['status'], string>> = { closed: 'good', alarm: 'bad', refused: 'off', rolledBack: 'off' }

function roundCard(round: Round, sendings: Sending[]): Html {
  const { state, stake, win, currency, nonce, type, gameId, sharedRound } = round
  const waits = (isOpen(round) || state.status === 'alarm') && sendings.length > 0
  return html`<article class="card">
    <header>
      <strong>${moneyText(stake, currency, 'en')}</strong>
      <span class="tag ${kinds[state.status] ?? 'wait'}">${wordsOf(state.status)}</span>
      ${timeText(round.createdAt)}
    </header>
    <p class="facts">
      <span>${gameId}</span
      ><span>${type === 'demo' ? 'play money' : 'real money'}</span>
      ${win !== null && html`<span>won ${moneyText(win, currency, 'en')}</span>`} ${nonce !== null && html`<span>nonce ${nonce}</span>`}
      ${sharedRound !== null && html`<span>round ${sharedRound} of the table</span>`} ${'code' in state && html`<span>${state.code}</span>`}
      ${'reason' in state && html`<span>${state.reason}</span>`} <code>${round.id}</code>
    </p>
    <ul>
      ${sendings.map((sending) => html`<li><code>${sending.call}</code> ${sendingText(sending)}</li>`)}
    </ul>
    ${waits && button(`/desk/api/rounds/${round.id}/again`, 'Send now')}
  </article>`
}

function sendingText({ outcome, attempts, nextAt, lastAnswer }: Sending): string {
  const said = { waiting: 'waiting', done: 'arrived', alarm: 'needs a person', givenUp: 'given up after 7 days' }[outcome]
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return [said, attempts > 0 && tries, lastAnswer, nextAt && `next at ${nextAt.toISOString().slice(11, 19)}`].filter(Boolean).join(' · ')
}

function sessionCard(session: Session): Html {
  const state = session.endedAt ? `ended: ${session.endCode}` : isOpened(session) ? 'open' : 'launched'
  return html`<article class="card">
    <header>
      <strong>${moneyText(session.cash + session.bonus, session.currency, 'en')}</strong>
      <span class="tag ${session.endedAt ? 'off' : 'wait'}">${state}</span>
      ${timeText(session.createdAt)}
    </header>
    <p class="facts">
      <span>${session.gameId}</span><span>${session.type === 'demo' ? 'play money' : 'real money'}</span><span>${session.country}</span
      ><span>${session.language}</span>
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
