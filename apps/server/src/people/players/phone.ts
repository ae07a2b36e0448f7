import { countries } from '@fairhouse/fields/lists/countries.ts'
import { isSupportedCountry, Metadata, parsePhoneNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'

/** A possible phone number: as stored (+37251234567), and its country. */
type PhoneNumber = { value: string; country: string | undefined }

/** What a page knows of a country's numbers. `pattern` applies to the digits after calling code and national prefix. */
type PhoneRules = { callingCode: string; nationalPrefix: string; pattern: string; example: string }

const byAlpha2 = new Map<string, string>(countries.map(({ alpha2, alpha3 }) => [alpha2, alpha3]))

/**
 * Parses a number with its calling code, with or without a plus, tolerating the national zero; undefined if impossible.
 */
export function readPhone(written: string): PhoneNumber | undefined {
  const digits = written.replace(/[^\d+]/g, '')
  try {
    const parsed = parsePhoneNumber(digits.startsWith('+') ? digits : `+${digits}`)
    return parsed.isValid() ? { value: parsed.number, country: parsed.country && byAlpha2.get(parsed.country) } : undefined
  } catch {
    return undefined
  }
}

/** The part of the library's numbering plan missing from its types. */
type Plan = { nationalNumberPattern: () => string; nationalPrefix: () => string | 0 | undefined }

/** Returns the rules of a country's numbers; undefined for a territory without its own. */
export function phoneRulesOf(alpha3: string): PhoneRules | undefined {
  const country = countries.find((entry) => entry.alpha3 === alpha3)
  if (!country || !isSupportedCountry(country.alpha2)) return undefined
  const metadata = new Metadata()
  metadata.selectNumberingPlan(country.alpha2)
  const plan = metadata.numberingPlan as unknown as Plan // see `Plan`
  const example = (examples as Record<string, string>)[country.alpha2] ?? '' // the file has a number for each country
  return {
    callingCode: country.callingCode,
    nationalPrefix: plan.nationalPrefix() || '', // countries without one have a zero there
    pattern: plan.nationalNumberPattern(),
    example,
  }
}
