/** The payee, amount and reference of a transfer. */
type EpcTransfer = { bic: string; name: string; iban: string; amount: string; reference: string }

const mostBytes = 331

/** The text of an EPC QR code for a SEPA credit transfer in euros (EPC069-12, version 2): twelve lines at most. */
export function epcText({ bic, name, iban, amount, reference }: EpcTransfer): string {
  const lines = ['BCD', '002', '1', 'SCT', bic, name.slice(0, 70), iban, `EUR${amount}`, '', reference]
  const text = lines.join('\n')
  if (Buffer.byteLength(text) > mostBytes) throw new RangeError('An EPC QR code holds 331 bytes')
  return text
}
