import { html, type Html } from '@fairhouse/process/html.ts'
import type { World } from '../../base/world.ts'
import type { ControlSection } from '../../base/control-route.ts'
import { brandName } from '../form/card-form-page.ts'
import { moneyText } from '../base/money-text.ts'
import type { Notice } from '../notices/notice.ts'
import { readNotices } from '../notices/notice.sql.ts'
import type { Payout } from '../payouts/payout.ts'
import { countOpenPayouts, readPayouts } from '../payouts/payout.sql.ts'
import { actButton, noticeLines, stateTag, timeText, wordsOf } from './room-pieces.ts'

/** Returns the control-room section in which each payout can be given an outcome. */
export function payoutsSection(world: World): ControlSection {
  const { query } = world.database
  return {
    name: 'payouts',
    title: 'Payouts',
    topics: ['payouts'],
    count: () => countOpenPayouts(query),
    draw: async () => {
      const payouts = await readPayouts(query, 60)
      const ids = payouts.map((payout) => payout.id)
      const notices = await readNotices(query, ids)
      const cards = payouts.map((payout) =>
        payoutCard(
          payout,
          notices.filter((notice) => notice.about === payout.id),
        ),
      )
      return cards.length > 0
        ? html`<div class="cards">${cards}</div>`
        : html`<p class="empty">No payout yet. Approve a withdrawal in the product; it appears here at once.</p>`
    },
  }
}

function payoutCard(payout: Payout, notices: Notice[]): Html {
  const path = `/control/api/payouts/${payout.id}/act`
  return html`<article class="card" data-key="${payout.id}">
    <header>
      <strong class="sum">${moneyText(payout.amount, payout.currency, 'en')}</strong>
      ${stateTag(payout.status)}
      <span class="aside">${timeText(payout.createdAt)}</span>
    </header>
    <p class="facts">
      <span>${brandName(payout.card)} •••• ${payout.card.last4}, ${payout.card.holder}</span>
      ${payout.failureCode && html`<span>${wordsOf(payout.failureCode)}</span>`}
      <code title="${payout.id}">${payout.reference}</code>
    </p>
    ${noticeLines(notices)}
    <div class="acts">
      ${payout.status === 'processing' && [actButton(path, { act: 'pay' }, 'Pay now', 'good'), actButton(path, { act: 'fail' }, 'Let it fail', 'bad')]}
      ${payout.status === 'paid' && actButton(path, { act: 'return' }, 'Send it back', 'bad')}
      ${notices.length > 0 && [actButton(path, { act: 'sendNotice' }, 'Send notice again'), actButton(path, { act: 'sendNotice', copies: 2 }, 'Send it twice at once')]}
    </div>
  </article>`
}
