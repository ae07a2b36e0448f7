import { html, type Html } from '@fairhouse/process/html.ts'
import type { World } from '../../base/world.ts'
import type { ControlSection } from '../../base/control-route.ts'
import { declineCodes } from '../cards/test-cards.ts'
import { brandName } from '../form/card-form-page.ts'
import { moneyText } from '../base/money-text.ts'
import type { Notice } from '../notices/notice.ts'
import { readNotices } from '../notices/notice.sql.ts'
import { readDisputes, type Dispute } from '../payments/dispute.sql.ts'
import { isEnded, type Payment } from '../payments/payment.ts'
import { countOpenPayments, readPayments } from '../payments/payment.sql.ts'
import { actButton, noticeLines, stateTag, timeText, wordsOf } from './room-pieces.ts'

const shown = 60

/** Returns the control-room section in which each payment can be given an outcome. */
export function paymentsSection(world: World): ControlSection {
  const { query } = world.database
  return {
    name: 'payments',
    title: 'Payments',
    topics: ['payments'],
    count: () => countOpenPayments(query),
    draw: async () => {
      const payments = await readPayments(query, shown)
      const ids = payments.map((payment) => payment.id)
      const [notices, disputes] = await Promise.all([readNotices(query, ids), readDisputes(query, ids)])
      const cards = payments.map((payment) =>
        paymentCard(
          payment,
          notices.filter((notice) => notice.about === payment.id),
          disputes.find((dispute) => dispute.payment === payment.id),
        ),
      )
      return cards.length > 0
        ? html`<div class="cards">${cards}</div>`
        : html`<p class="empty">No payment yet. Begin a deposit in the product; it appears here at once.</p>`
    },
  }
}

function paymentCard(payment: Payment, notices: Notice[], dispute: Dispute | undefined): Html {
  const { state } = payment
  const extras = [
    payment.refundedAmount > 0n && `refunded ${moneyText(payment.refundedAmount, payment.currency, 'en')}`,
    dispute && `dispute ${dispute.status}`,
    state.status === 'declined' && wordsOf(state.declineCode),
    'threeDs' in state && state.threeDs && `3-D Secure ${state.threeDs.transStatus}, ECI ${state.threeDs.eci}`,
    state.status === 'requiresChallenge' &&
      (state.challenge.result ? `challenge answered ${state.challenge.result}` : `code ${state.ids.code}`),
  ].filter((extra) => extra !== false && extra !== undefined && extra !== null)
  return html`<article class="card" data-key="${payment.id}">
    <header>
      <strong class="sum">${moneyText(payment.amount, payment.currency, 'en')}</strong>
      ${stateTag(state.status)}
      <span class="aside">${timeText(payment.createdAt)}</span>
    </header>
    <p class="facts">
      ${payment.card ? html`<span>${brandName(payment.card)} •••• ${payment.card.last4}, ${payment.card.funding}, ${payment.card.country}</span>` : html`<span>no card yet</span>`}
      ${extras.map((extra) => html`<span>${extra}</span>`)}
      <code title="${payment.id}">${payment.reference}</code>
    </p>
    ${noticeLines(notices)} ${isEnded(payment) ? endedActs(payment, notices, dispute) : openActs(payment)}
  </article>`
}

function openActs(payment: Payment): Html {
  const path = `/control/api/payments/${payment.id}/act`
  const { state } = payment
  const challenged = state.status === 'requiresChallenge' && state.challenge.result === null
  return html`<div class="acts">
    ${
      challenged && [
        actButton(path, { act: 'approveChallenge' }, 'Holder approves', 'good'),
        actButton(path, { act: 'refuseChallenge' }, 'Holder refuses', 'bad'),
        actButton(path, { act: 'timeOutChallenge' }, 'Challenge times out'),
      ]
    }
    ${payment.card && actButton(path, { act: 'approve' }, 'Approve', 'good')}
    <form class="act-form" data-post="${path}">
      <input type="hidden" name="act" value="decline" />
      <select name="declineCode" aria-label="Reason">
        ${declineCodes.map((code) => html`<option value="${code}">${wordsOf(code)}</option>`)}
      </select>
      <button class="act bad">Decline</button>
    </form>
    ${actButton(path, { act: 'expire' }, 'Abandon')}
  </div>`
}

function endedActs(payment: Payment, notices: Notice[], dispute: Dispute | undefined): Html {
  const path = `/control/api/payments/${payment.id}/act`
  const captured = payment.state.status === 'captured'
  const left = payment.capturedAmount > payment.refundedAmount
  const money = [
    actButton(path, { act: 'sendNoticeWithOtherAmount' }, 'Tell another amount'),
    left && actButton(path, { act: 'refund' }, 'Refund'),
    left && !dispute && actButton(path, { act: 'chargeback' }, 'Chargeback', 'bad'),
    dispute?.status === 'open' && actButton(path, { act: 'chargebackReversed' }, 'Chargeback reversed', 'good'),
    dispute?.status === 'open' && actButton(path, { act: 'chargebackLost' }, 'Chargeback lost', 'bad'),
  ]
  if (notices.length === 0) return html``
  return html`<details class="acts-more" data-keep="${payment.id}">
    <summary>More outcomes</summary>
    <div class="acts">
      ${actButton(path, { act: 'sendNotice' }, 'Send notice again')}
      ${actButton(path, { act: 'sendNotice', copies: 2 }, 'Send it twice at once')}
      ${actButton(path, { act: 'sendNotice', delaySeconds: 20 }, 'Send it in 20 s')} ${captured && money}
    </div>
  </details>`
}
