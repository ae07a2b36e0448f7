import { createHash } from 'node:crypto'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import type { House } from '../../base/house.ts'
import { readPageRow } from '../../edge/content/index.ts'
import type { Consent } from './consent.sql.ts'
import { consentNames, documentsOf } from '../registration-fields/consent-fields.ts'

/** The agreement that comes before the first field, as a consent. */
export const agreementName = 'gdprChecked'

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const ids = new Map<string, string>()

/** Which text a page showed: changes with a letter of it. */
function textId(language: string, area: string, key: string): string {
  const { code } = languageOf(language)
  const known = ids.get(`${code} ${area}.${key}`)
  if (known) return known
  const id = `${area}.${key}@${shortHash(readTexts(code, area)[key] ?? '')}`
  ids.set(`${code} ${area}.${key}`, id)
  return id
}

/** Which text "Yes, I agree" accepts, in a language. */
export const agreementId = (language: string): string => textId(language, 'registration', 'gdprText')

/**
 * What a form says about consents, each with the text that was shown and the versions of the documents behind it;
 * `agreed`: the agreement before the form was one of them.
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
