import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { Page } from '../base/page.ts'
import type { World } from '../base/world.ts'
import type { Order } from './order.sql.ts'
import { protocolOf } from './protocol.ts'

const styles = [join(import.meta.dirname, '../trustly/bank.css')]

/** Draws a provider's page on which a payer pays, cancels, or chooses an unusual outcome. */
export function payPage({ environment }: World, order: Order, title: string, action: string): Page {
  const { amount, currency, protocol } = order
  const courses = Object.entries(protocolOf(protocol)?.courses ?? {}).filter(([, { late }]) => !late)
  const body = html`<main>
    <h1>${title}</h1>
    <p class="soft"><bdi>${new URL(environment.productOrigin).host}</bdi> asks for a payment.</p>
    <p class="amount"><bdi>${amount} ${currency}</bdi></p>
    <form method="post" action="${action}">
      <label class="course"
        >How it goes on
        <select name="answer">
          ${courses.map(([key, { label }]) => html`<option value="${key}">${label}</option>`)}
        </select></label
      >
      <div class="answers">
        <button>Continue</button>
        <button class="quiet" name="giveUp" value="yes">Cancel</button>
      </div>
    </form>
    <p class="soft small">A payment page of the sandbox: no real money.</p>
  </main>`
  const may = { framedBy: [environment.productOrigin], formsTo: [environment.productOrigin] }
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: [], ...may }
}

/** Draws the page for an order that cannot be paid. */
export function overPage({ environment }: World, text: string): Page {
  const title = 'Nothing to do here'
  const body = html`<main>
    <h1>${title}</h1>
    <p>${text}</p>
  </main>`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: [], framedBy: [environment.productOrigin] }
}
