import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { controlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '../base/html.ts'
import type { World } from '../base/world.ts'
import { addProtocol, answerOrder, insertOrder, type Order } from '../orders/index.ts'

const name = 'bank'

const Transfer = z.object({
  reference: z.string().min(1).max(140).describe('What the payer wrote: the reference that the product shows'),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  currency: z.string().length(3).default('EUR'),
  name: z.string().max(70).default('Payer of the sandbox'),
})

/** The operator's bank of docs/protocols/bank-transfer.md: somebody transfers money, and the bank tells of it. */
export function register(world: World): void {
  addProtocol({
    name,
    title: 'Transfer to the operator’s bank',
    courses: { book: { label: 'Book it', kind: 'good', steps: [{ event: 'BOOK' }] } },
    stateAfter: (event) => event,
    messageOf: (_, order, event) => {
      const body = notificationOf(order, event.id, event.happenedAt ?? world.clock.now())
      const signature = createHmac('sha256', world.environment.identificationSecret('bankNotificationSecret')).update(body).digest('hex')
      return { headers: { 'content-type': 'application/xml; charset=utf-8', 'x-bank-signature': signature }, body }
    },
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

async function send(world: World, { reference, amount, currency, name: payer }: z.output<typeof Transfer>): Promise<Order | undefined> {
  const secret = randomBytes(12).toString('hex')
  const order = await insertOrder(world.database.query, {
    protocol: name,
    reference: `${reference} ${secret.slice(0, 6)}`,
    secret,
    amount,
    currency,
    asked: { reference, payer },
    noticeUrl: `${world.environment.productOrigin}/notices/bank-transfer`,
    createdAt: world.clock.now(),
    expiresAt: null,
  })
  if (order) await answerOrder(world, order, 'book')
  return order
}

/** A credit as ISO 20022 writes it (camt.054): the structured reference where it is one, else the payer's own words. */
function notificationOf({ asked, amount, currency, id }: Order, event: bigint, at: Date): string {
  const reference = String(asked['reference'])
  const said = /^RF\d\d/.test(reference)
    ? html`<Strd
        ><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd
      >`
    : html`<Ustrd>${reference}</Ustrd>`
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08">
      <BkToCstmrDbtCdtNtfctn>
        <GrpHdr><MsgId>${String(event)}</MsgId><CreDtTm>${at.toISOString()}</CreDtTm></GrpHdr>
        <Ntfctn>
          <Id>${String(event)}</Id>
          <Ntry>
            <Amt Ccy="${currency}">${amount}</Amt>
            <CdtDbtInd>CRDT</CdtDbtInd>
            <Sts><Cd>BOOK</Cd></Sts>
            <BookgDt><DtTm>${at.toISOString()}</DtTm></BookgDt>
            <AcctSvcrRef>SB${String(id)}</AcctSvcrRef>
            <NtryDtls
              ><TxDtls
                ><RltdPties
                  ><Dbtr
                    ><Pty><Nm>${String(asked['payer'])}</Nm></Pty></Dbtr
                  ></RltdPties
                ><RmtInf>${said}</RmtInf></TxDtls
              ></NtryDtls
            >
          </Ntry>
        </Ntfctn>
      </BkToCstmrDbtCdtNtfctn>
    </Document>`.html.trim()
}

const section = (): ControlSection => ({
  name: 'bank',
  title: 'Bank transfer',
  topics: ['orders'],
  draw: async () =>
    html`<p class="kind">Transfer money to the operator’s account with the reference that the product shows.</p>
      <form class="act-form" data-post="/control/api/bank/transfers">
        <label>Reference <input name="reference" required /></label>
        <label>Amount <input name="amount" inputmode="decimal" value="40.00" required /></label>
        <label>Currency <input name="currency" value="EUR" size="4" required /></label>
        <button class="act good">Transfer</button>
      </form>`,
})
