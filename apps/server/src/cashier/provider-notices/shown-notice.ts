import type { RawNotice } from '../provider-contract/provider.ts'

/** A notice as a person may see it: headers and words, without secrets and personal data. */
type ShownNotice = { headers: { name: string; value: string }[]; body: string }

const cut = '•••'
const mostShown = 8000
const secretHeaders = /sign|auth|key|secret|token|cookie|digest|hmac/i
const hidden =
  /secret|signature|sign$|token|password|passcode|card|pan$|cvv|cvc|iban|bic|account|e?mail|phone|mobile|name|holder|address|street|city|zip|postal|birth|document|national|ssn|ip$|fingerprint/i

/** Cuts secrets and personal data out of a notice: what it is about, amounts and states stay. */
export function shownNotice({ headers, body }: RawNotice): ShownNotice {
  return {
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value: secretHeaders.test(name) ? cut : withoutPeople(value).slice(0, 200) }],
    ),
    body: shownBody(body).slice(0, mostShown),
  }
}

function shownBody(body: string): string {
  try {
    return JSON.stringify(withoutSecrets(JSON.parse(body)), null, 2)
  } catch {
    return isForm(body) ? shownForm(body) : withoutPeople(body)
  }
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value === 'string') return withoutPeople(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, hidden.test(name) && typeof part !== 'object' ? cut : withoutSecrets(part)]),
  )
}

const isForm = (body: string): boolean => /^[\w.%-]+=[^<\n]*$/.test(body)

const shownForm = (body: string): string =>
  [...new URLSearchParams(body)].map(([name, value]) => `${name}=${hidden.test(name) ? cut : withoutPeople(value)}`).join('\n')

/** E-mail addresses, and long numbers such as those of cards and accounts. */
export const withoutPeople = (text: string): string =>
  text.replace(/[\w.+-]+@[\w.-]+/g, cut).replace(/\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b|\d{9,}/g, cut)
