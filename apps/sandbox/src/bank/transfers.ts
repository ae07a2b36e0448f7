import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { controlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { addProtocol, answerOrder, insertOrder, type Order } from '../orders/index.ts'
import { notification } from './notification.ts'

const name = 'bank'

const Transfer = z.object({
  reference: z.string().min(1).max(140).describe('What the payer wrote: the reference that the product shows'),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  currency: z.string().length(3).default('EUR'),
  name: z.string().max(70).default('Payer of the sandbox'),
  iban: z.string().max(34).default('').describe('The account of the payer; empty: the bank does not tell it'),
})

/** Registers incoming transfers to the operator's account, which the bank then reports. */
export function registerTransfers(world: World): void {
  addProtocol({
    name,
    title: 'Transfer to the operator’s bank',
    courses: { book: { label: 'Book it', kind: 'good', steps: [{ event: 'BOOK' }] } },
    stateAfter: (event) => event,
    messageOf: (_, order, event) => creditOf(world, order, event.id, event.happenedAt ?? world.clock.now()),
  })
  world.control.routes.push(
    controlRoute({
      method: 'POST',
      path: '/bank/transfers',
      tag: 'Bank',
      summary: 'Somebody transfers money to the operator’s account; the bank tells the product of it',
      body: Transfer,
      answer: z.object({ id: z.string() }),
      run: async ({ body }) => {
        const order = await send(world, body)
        return { status: 200, body: { id: String(order?.id) } }
      },
    }),
  )
  world.control.sections.push(section())
}

async function send(
  world: World,
  { reference, amount, currency, name: payer, iban }: z.output<typeof Transfer>,
): Promise<Order | undefined> {
  const secret = randomBytes(12).toString('hex')
  const order = await insertOrder(world.database.query, {
    protocol: name,
    reference: `${reference} ${secret.slice(0, 6)}`,
    secret,
    amount,
    currency,
    asked: { reference, payer, iban: iban.replaceAll(' ', '') },
    noticeUrl: `${world.environment.productOrigin}/notices/bank-transfer`,
    createdAt: world.clock.now(),
    expiresAt: null,
  })
  if (order) await answerOrder(world, order, 'book')
  return order
}

/** Writes the reference as a structured one if it is valid, else as free text. */
function creditOf(world: World, { asked, amount, currency, id }: Order, event: bigint, at: Date) {
  const [reference, iban] = [String(asked['reference']), String(asked['iban'] ?? '')]
  const said = /^RF\d\d/.test(reference)
    ? html`<Strd
        ><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd
      >`
    : html`<Ustrd>${reference}</Ustrd>`
  const account = iban
    ? html`<DbtrAcct
        ><Id><IBAN>${iban}</IBAN></Id></DbtrAcct
      >`
    : ''
  const about = html`<RltdPties
      ><Dbtr
        ><Pty><Nm>${String(asked['payer'])}</Nm></Pty></Dbtr
      >${account}</RltdPties
    ><RmtInf>${said}</RmtInf>`
  return notification(world, { id: `SB${String(id)}`, message: String(event), amount, currency, direction: 'CRDT', at, about })
}

const section = (): ControlSection => ({
  name: 'bank',
  title: 'Bank transfer',
  topics: ['orders'],
  draw: async () =>
    html`<p class="kind">
        Transfer money to the operator’s account with the reference that the product shows. Payouts by transfer stand under Other payments.
      </p>
      <form class="act-form" data-post="/control/api/bank/transfers">
        <label>Reference <input name="reference" required /></label>
        <label>Amount <input name="amount" inputmode="decimal" value="40.00" required /></label>
        <label>Currency <input name="currency" value="EUR" size="4" required /></label>
        <label>Payer <input name="name" value="Payer of the sandbox" /></label>
        <label>Payer’s IBAN <input name="iban" placeholder="EE38 2200 2210 2014 5685" /></label>
        <button class="act good">Transfer</button>
      </form>`,
})
