const numberOf = (text: string) => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
const checked = (text: string) => BigInt(numberOf(text)) % 97n

/** Returns the creditor reference (ISO 11649) of up to 21 letters and digits: RF, two check digits, then the text. */
export function creditorReference(text: string): string {
  const body = text.toUpperCase()
  if (!/^[A-Z0-9]{1,21}$/.test(body)) throw new RangeError('A creditor reference is made of up to 21 letters and digits')
  return `RF${String(98n - checked(`${body}RF00`)).padStart(2, '0')}${body}`
}

/** Returns the text of a creditor reference in lower case; undefined if its check digits are wrong. Ignores spaces. */
export function readCreditorReference(text: string): string | undefined {
  const [, digits, body] = /^RF(\d{2})([A-Z0-9]{1,21})$/.exec(text.toUpperCase().replace(/\s/g, '')) ?? []
  if (!digits || !body || checked(`${body}RF${digits}`) !== 1n) return undefined
  return body.toLowerCase()
}
