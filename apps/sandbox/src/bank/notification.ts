import { createHmac } from 'node:crypto'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'

/** A booked entry of an account, as ISO 20022 describes it. */
type Booked = {
  /** The bank's number of the entry. */
  id: string
  message: string
  amount: string
  currency: string
  direction: 'CRDT' | 'DBIT'
  at: Date
  /** The transaction's details: references, parties, the reason of a return. */
  about: Html
}

/**
 * Returns a debit and credit notification (camt.054) with one entry, signed as docs/protocols/bank-transfer.md says.
 */
export function notification(world: World, { id, message, amount, currency, direction, at, about }: Booked) {
  const body = html`<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08">
      <BkToCstmrDbtCdtNtfctn>
        <GrpHdr><MsgId>${message}</MsgId><CreDtTm>${at.toISOString()}</CreDtTm></GrpHdr>
        <Ntfctn>
          <Id>${message}</Id>
          <Ntry>
            <Amt Ccy="${currency}">${amount}</Amt>
            <CdtDbtInd>${direction}</CdtDbtInd>
            <Sts><Cd>BOOK</Cd></Sts>
            <BookgDt><DtTm>${at.toISOString()}</DtTm></BookgDt>
            <AcctSvcrRef>${id}</AcctSvcrRef>
            <NtryDtls><TxDtls>${about}</TxDtls></NtryDtls>
          </Ntry>
        </Ntfctn>
      </BkToCstmrDbtCdtNtfctn>
    </Document>`.html.trim()
  return signed(world, body)
}

/** Signs a message of the bank to its customer. */
export function signed(world: World, body: string) {
  const signature = createHmac('sha256', world.environment.serviceSecret('bankNotificationSecret')).update(body).digest('hex')
  return { headers: { 'content-type': 'application/xml; charset=utf-8', 'x-bank-signature': signature }, body }
}
