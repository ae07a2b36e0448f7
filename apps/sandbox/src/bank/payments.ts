import { createHmac, randomBytes } from 'node:crypto'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { html } from '@fairhouse/process/html.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { addProtocol, insertOrder, readOrderByReference, type Course, type Order } from '../orders/index.ts'
import { notification, signed } from './notification.ts'

const name = 'bank-payout'
const states: Readonly<Record<string, string>> = { BOOK: 'booked', RETURN: 'returned', REJECT: 'rejected' }

/** The outcomes of a payment order at the receiving bank. */
const courses: Record<string, Course> = {
  book: { label: 'It arrives', kind: 'good', steps: [{ event: 'BOOK' }] },
  bookSilently: { label: 'It arrives, and the notice is lost', steps: [{ event: 'BOOK', silent: true }] },
  bounce: { label: 'It arrives and comes back', kind: 'bad', steps: [{ event: 'BOOK' }, { event: 'RETURN', afterSeconds: 60 }] },
  swapped: {
    label: 'It comes back; told in the wrong order',
    kind: 'bad',
    steps: [{ event: 'RETURN' }, { event: 'BOOK', afterSeconds: 2 }],
  },
  return: { label: 'It comes back', kind: 'bad', late: true, steps: [{ event: 'RETURN' }] },
  reject: { label: 'The bank refuses it', kind: 'bad', steps: [{ event: 'REJECT' }] },
}

/** Serves the bank's payment orders, and reports the outcome of each. */
export function registerPayments(app: FastifyInstance, world: World): void {
  addProtocol({
    name,
    title: 'Payout by transfer',
    courses,
    stateAfter: (event) => states[event],
    messageOf: (_, order, event) => messageOf(world, order, event.event, event.happenedAt ?? world.clock.now(), event.id),
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the text exactly as sent.
    scope.addContentTypeParser(/^application\/xml/, { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post('/bank/payments', async ({ headers, body }, reply) => {
      if (!isSigned(world, headers['x-bank-signature'], String(body))) return reply.code(401).send()
      return take(world, String(body), reply)
    })
    scope.get<{ Params: { id: string } }>('/bank/payments/:id', async ({ headers, params: { id } }, reply) => {
      if (!isSigned(world, headers['x-bank-signature'], `/${encodeURIComponent(id)}`)) return reply.code(401).send()
      const order = await readOrderByReference(world.database.query, name, id)
      return order ? answer(reply, id, statusOf(order)) : reply.code(404).send()
    })
  })
}

function isSigned(world: World, given: unknown, text: string): boolean {
  const wanted = createHmac('sha256', world.environment.serviceSecret('bankPaymentSecret')).update(text).digest('hex')
  return typeof given === 'string' && sameSecret(given, wanted)
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false })
const text = z.string().min(1)
const initiation = z.object({
  PmtInf: z.object({
    CdtTrfTxInf: z.object({
      PmtId: z.object({ EndToEndId: text }),
      Amt: z.object({ InstdAmt: z.object({ Ccy: z.string().regex(/^[A-Z]{3}$/), '#text': z.string().regex(/^\d{1,12}\.\d{2}$/) }) }),
      Cdtr: z.object({ Nm: text }),
      CdtrAcct: z.object({ Id: z.object({ IBAN: text }) }),
    }),
  }),
})

/** Reads the one transfer of a payment initiation (pain.001); nothing if it is not one. */
function readTransfer(body: string) {
  if (XMLValidator.validate(body) !== true) return null
  const read = initiation.safeParse(parser.parse(body).Document?.CstmrCdtTrfInitn).data?.PmtInf.CdtTrfTxInf
  if (!read) return null
  const { PmtId, Amt, Cdtr, CdtrAcct } = read
  const creditor = { name: Cdtr.Nm, iban: CdtrAcct.Id.IBAN }
  return { id: PmtId.EndToEndId, currency: Amt.InstdAmt.Ccy, amount: Amt.InstdAmt['#text'], creditor }
}

/** Accepts an order; a repeated one is not booked twice. */
async function take(world: World, body: string, reply: FastifyReply): Promise<FastifyReply> {
  const wanted = readTransfer(body)
  if (!wanted) return reply.code(400).send()
  const { id, currency, amount, creditor } = wanted
  if (currency !== 'EUR') return answer(reply, id, 'RJCT', 'AM03')
  if (!hasRightDigits(creditor.iban)) return answer(reply, id, 'RJCT', 'AC01')
  const known = await readOrderByReference(world.database.query, name, id)
  const order =
    known ??
    (await insertOrder(world.database.query, {
      protocol: name,
      reference: id,
      secret: randomBytes(12).toString('hex'),
      amount,
      currency,
      asked: creditor,
      noticeUrl: `${world.environment.productOrigin}/notices/bank-transfer`,
      createdAt: world.clock.now(),
      expiresAt: null,
    }))
  world.changes.say('orders')
  return answer(reply, id, order ? statusOf(order) : 'PDNG')
}

/** A returned payment had been settled before. */
const statusOf = ({ state }: Order): string => (state === 'rejected' ? 'RJCT' : state === 'open' ? 'ACCP' : 'ACSC')

const answer = (reply: FastifyReply, id: string, status: string, reason = ''): FastifyReply =>
  reply.type('application/xml; charset=utf-8').send(report(id, status, reason))

/** Writes a payment status report (pain.002) about one payment. */
function report(id: string, status: string, reason: string): string {
  const why = reason
    ? html`<StsRsnInf
        ><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf
      >`
    : ''
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10">
      <CstmrPmtStsRpt>
        <OrgnlPmtInfAndSts
          ><TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${why}</TxInfAndSts></OrgnlPmtInfAndSts
        >
      </CstmrPmtStsRpt>
    </Document>`.html.trim()
}

/** Returns the message of an event, the same on every delivery. */
function messageOf(world: World, { id, reference, amount, currency }: Order, event: string, at: Date, message: bigint) {
  if (event === 'REJECT') return signed(world, report(reference, 'RJCT', 'AC04'))
  const ids = html`<Refs><EndToEndId>${reference}</EndToEndId></Refs>`
  const why = html`<RtrInf
    ><Rsn><Cd>AC04</Cd></Rsn></RtrInf
  >`
  return notification(world, {
    id: `SB${event[0] ?? ''}${String(id)}`,
    message: String(message),
    amount,
    currency,
    direction: event === 'BOOK' ? 'DBIT' : 'CRDT',
    at,
    about: event === 'BOOK' ? ids : html`${ids}${why}`,
  })
}

/** Returns whether the check digits of an IBAN are right (ISO 13616, modulo 97). */
function hasRightDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
