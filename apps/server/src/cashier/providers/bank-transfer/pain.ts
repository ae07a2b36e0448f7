import { elementIn, escaped, textIn, type Xml } from './xml.ts'
import type { BankAccount } from './account.ts'

/** One SEPA credit transfer that our bank is asked to make. */
type Transfer = {
  /** Our id; the bank accepts each once and reports the transfer by it. */
  endToEndId: string
  amount: string
  currency: string
  from: BankAccount & { bic: string }
  to: BankAccount
  at: Date
}

/** A customer credit transfer initiation by ISO 20022 (pain.001.001.09) with one transfer. */
export function paymentOrder({ endToEndId, amount, currency, from, to, at }: Transfer): string {
  const day = at.toISOString().slice(0, 10)
  const who = (tag: string, { iban, name }: BankAccount) =>
    `<${tag}><Nm>${escaped(name.slice(0, 70))}</Nm></${tag}><${tag}Acct><Id><IBAN>${escaped(iban)}</IBAN></Id></${tag}Acct>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${escaped(endToEndId)}</MsgId><CreDtTm>${at.toISOString()}</CreDtTm><NbOfTxs>1</NbOfTxs><CtrlSum>${amount}</CtrlSum>`,
    `<InitgPty><Nm>${escaped(from.name)}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${escaped(endToEndId)}</PmtInfId><PmtMtd>TRF</PmtMtd><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>`,
    `<ReqdExctnDt><Dt>${day}</Dt></ReqdExctnDt>${who('Dbtr', from)}<DbtrAgt><FinInstnId><BICFI>${escaped(from.bic)}</BICFI></FinInstnId></DbtrAgt>`,
    `<ChrgBr>SLEV</ChrgBr><CdtTrfTxInf><PmtId><EndToEndId>${escaped(endToEndId)}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="${currency}">${amount}</InstdAmt></Amt>${who('Cdtr', to)}</CdtTrfTxInf></PmtInf>`,
    '</CstmrCdtTrfInitn></Document>',
  ].join('')
}

/** The status of a requested transfer: `ACSC` settled, `RJCT` refused with a reason, anything else in progress. */
export type PaymentStatus = { endToEndId: string; status: string; reason: string | undefined }

/**
 * Reads the status of one transfer from a payment status report (pain.002). Returns undefined if the message is none.
 */
export function readPaymentStatus(xml: Xml): PaymentStatus | undefined {
  const endToEndId = textIn(xml, 'OrgnlEndToEndId')
  const status = textIn(xml, 'TxSts')
  return endToEndId && status ? { endToEndId, status, reason: textIn(elementIn(xml, 'StsRsnInf'), 'Cd') } : undefined
}
