import { html, type Html } from '@fairhouse/process/html.ts'
import type { Notice } from '../notices/notice.ts'

/** Draws a button that makes one call of the control API. */
export function actButton(path: string, body: unknown, label: string, kind: 'plain' | 'good' | 'bad' = 'plain'): Html {
  return html`<button type="button" class="act ${kind}" data-post="${path}" data-body="${JSON.stringify(body)}">${label}</button>`
}

/** Draws a state as a small coloured word. */
export function stateTag(status: string): Html {
  const kinds: Record<string, string> = {
    captured: 'good',
    paid: 'good',
    declined: 'bad',
    failed: 'bad',
    returned: 'bad',
    expired: 'off',
    canceled: 'off',
  }
  return html`<span class="tag ${kinds[status] ?? 'wait'}">${wordsOf(status)}</span>`
}

/** Splits a name of the protocol into words: `requiresCard` becomes "requires card". */
export function wordsOf(name: string): string {
  return name.replace(/[_.]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Draws a time, to the second. */
export function timeText(at: Date): Html {
  const text = at.toISOString()
  return html`<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 19)}</time>`
}

/** Draws notices, one line each; null if there are none. */
export function noticeLines(notices: Notice[]): Html | null {
  if (notices.length === 0) return null
  return html`<ul class="notices">
    ${notices.map((notice) => html`<li><span class="dot ${notice.outcome}"></span><code>${notice.type}</code> ${outcomeText(notice)}</li>`)}
  </ul>`
}

function outcomeText(notice: Notice): string {
  const tries = notice.attempts === 1 ? '1 attempt' : `${notice.attempts} attempts`
  const next = notice.nextAt ? `next at ${notice.nextAt.toISOString().slice(11, 19)}` : ''
  const answered = notice.lastAnswer ? `answered ${notice.lastAnswer}` : ''
  const outcome = { waiting: 'waiting', delivered: 'delivered', dropped: 'lost on purpose', givenUp: 'given up after 7 days' }[
    notice.outcome
  ]
  const copies = notice.copies > 1 ? `${notice.copies} copies at once` : ''
  return [outcome, copies, notice.attempts > 0 ? tries : '', answered, next].filter(Boolean).join(' · ')
}
