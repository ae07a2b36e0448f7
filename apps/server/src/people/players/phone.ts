import { countries } from '@fairhouse/fields/lists/countries.ts'
import { isSupportedCountry, Metadata, parsePhoneNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'

/** A phone number that can be one: as we keep it (+37251234567), and the country that it belongs to. */
type PhoneNumber = { value: string; country: string | undefined }

/** What a page knows of the numbers of one country. `pattern` is for the digits after calling code and national prefix. */
type PhoneRules = { callingCode: string; nationalPrefix: string; pattern: string; example: string }

const byAlpha2 = new Map<string, string>(countries.map(({ alpha2, alpha3 }) => [alpha2, alpha3]))

/** Reads a number with its calling code, with or without a plus and with the zero that people keep; nothing where it cannot be one. */
export function readPhone(written: string): PhoneNumber | undefined {
  const digits = written.replace(/[^\d+]/g, '')
  try {
    const parsed = parsePhoneNumber(digits.startsWith('+') ? digits : `+${digits}`)
    return parsed.isValid() ? { value: parsed.number, country: parsed.country && byAlpha2.get(parsed.country) } : undefined
  } catch {
    return undefined
  }
}

/** The part of the library's numbering plan that its types leave out. */
type Plan = { nationalNumberPattern: () => string; nationalPrefix: () => string | 0 | undefined }

/** The rules of a country's numbers; nothing for a territory that has none of its own. */
export function phoneRulesOf(alpha3: string): PhoneRules | undefined {
  const country = countries.find((entry) => entry.alpha3 === alpha3)
  if (!country || !isSupportedCountry(country.alpha2)) return undefined
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country.alpha2)
  const plan = metadata.numberingPlan as unknown as Plan // see there
  const example = (examples as Record<string, string>)[country.alpha2] ?? '' // a number for each country
  return {
    callingCode: country.callingCode,
    nationalPrefix: plan.nationalPrefix() || '', // countries without one have a zero there
    pattern: plan.nationalNumberPattern(),
    example,
  }
}
