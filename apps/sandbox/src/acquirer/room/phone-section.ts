import { html, type Html } from '@fairhouse/process/html.ts'
import type { World } from '../../base/world.ts'
import type { ControlSection } from '../../base/control-route.ts'
import { behaviourOf } from '../cards/test-cards.ts'
import { moneyText } from '../base/money-text.ts'
import type { Payment } from '../payments/payment.ts'
import { readOpenChallenges } from '../payments/payment.sql.ts'
import { actButton } from './room-pieces.ts'

/** Returns the control-room section of the card holder's phone, with codes and requests to answer. */
export function phoneSection(world: World): ControlSection {
  const read = () => readOpenChallenges(world.database.query)
  return {
    name: 'phone',
    title: 'Phone',
    topics: ['payments'],
    count: async () => (await read()).length,
    draw: async () => {
      const waiting = await read()
      const messages =
        waiting.length > 0 ? waiting.map(message) : html`<p class="silent">No message. A code arrives here when a bank asks.</p>`
      return html`<div class="phone"><div class="screen" role="log">${messages}</div></div>`
    },
  }
}

function message(payment: Payment): Html {
  const path = `/control/api/payments/${payment.id}/act`
  const code = 'ids' in payment.state ? payment.state.ids.code : ''
  const amount = moneyText(payment.amount, payment.currency, 'en')
  const shop = new URL(payment.parentOrigin).host
  const inApp = behaviourOf(payment.card?.testCard ?? '').authentication === 'neverAnswersChallenge'
  return html`<article class="bubble" data-key="${payment.id}">
    <p class="from">Sandbox Bank</p>
    <p>
      ${inApp ? 'Approve' : html`Code <button type="button" class="code" data-copy="${code}" title="Copy">${code}</button> to pay`}
      ${amount} at ${shop} with card •••• ${payment.card?.last4}.
    </p>
    <div class="acts">
      ${actButton(path, { act: 'approveChallenge' }, 'Approve', 'good')}
      ${actButton(path, { act: 'refuseChallenge' }, 'It is not me', 'bad')}
    </div>
  </article>`
}
