import { createHash } from 'node:crypto'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import type { House } from '../../base/house.ts'
import { readPageRow } from '../../edge/content/index.ts'
import type { Consent } from './consent.sql.ts'
import { consentNames, documentsOf } from '../registration-fields/consent-fields.ts'

/** The agreement before the first field, as a consent. */
export const agreementName = 'gdprChecked'

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const ids = new Map<string, string>()

/** Returns the id of a text as shown; it changes with every letter. */
function textId(language: string, area: string, key: string): string {
  const { code } = languageOf(language)
  const known = ids.get(`${code} ${area}.${key}`)
  if (known) return known
  const id = `${area}.${key}@${shortHash(readTexts(code, area)[key] ?? '')}`
  ids.set(`${code} ${area}.${key}`, id)
  return id
}

/** Returns the id of the text that "Yes, I agree" accepts, in a language. */
export const agreementId = (language: string): string => textId(language, 'registration', 'gdprText')

/**
 * Returns a form's consents, each with the text shown and the versions of its documents; `agreed`: includes the
 * agreement before the form.
 */
export async function consentsOf(house: House, language: string, values: Record<string, string>, agreed = true): Promise<Consent[]> {
  const named = consentNames.filter((name) => values[name] !== undefined)
  const given = await Promise.all(
    named.map(async (name) => {
      const pages = await Promise.all((documentsOf[name] ?? []).map((page) => pageId(house, language, page)))
      return { name, accepted: values[name] === 'true', textId: [textId(language, 'field', name), ...pages].join(' ') }
    }),
  )
  return agreed ? [{ name: agreementName, accepted: true, textId: agreementId(language) }, ...given] : given
}

async function pageId({ db, settings }: House, language: string, name: string): Promise<string> {
  const row = await readPageRow(db, name, [language, settings.get('language'), 'en'])
  return row ? `${name}/${row.language}/v${row.version}` : `${name}/none`
}
