import type { DescribedField } from '@fairhouse/contract'
import { check, checkAll, type Finding } from '@fairhouse/fields'
import { readNationalId } from '@fairhouse/fields/national-id.ts'
import type { House } from '../base/context.ts'
import { refuse, type Refused } from '../base/refusal.ts'
import { isCommonPassword } from '../sign-in/index.ts'

type Fields = Record<string, string>

/** What is wrong with a form of the registration: the error that fits all of it, with a finding for each field; nothing where it is fine. */
export function fieldRefusal(house: House, fields: readonly DescribedField[], values: Fields): Refused | undefined {
  const found: Record<string, Finding> = {
    ...checkAll(fields, values),
    ...passwordFinding(fields, values),
    ...nationalId(fields, values, house.clock.now().toISOString().slice(0, 10)),
    ...markup(fields, values),
  }
  const rules = Object.values(found).map(({ rule }) => rule)
  if (rules.length === 0) return blockedDomain(house, values)
  if (rules.includes('noHtml')) return refuse('textRefused', { details: { fields: found } })
  if (rules.every((rule) => rule === 'longEmail')) return refuse('invalidFields', { details: { field: 'email', fields: found } })
  return refuse('checkFields', { details: { fields: found } })
}

const has = (fields: readonly DescribedField[], name: string) => fields.some((field) => field.name === name)

function passwordFinding(fields: readonly DescribedField[], values: Fields): Record<string, Finding> {
  const own = [values.email ?? '', values.firstName ?? '', values.lastName ?? '']
  return has(fields, 'password') && isCommonPassword(values.password ?? '', own) ? { password: { rule: 'commonPassword' } } : {}
}

/** Whether a national id can be one: the server decides, so that no page carries the rules of every country. */
function nationalId(
  fields: readonly DescribedField[],
  { country = '', nationalIdNumber: id = '' }: Fields,
  today: string,
): Record<string, Finding> {
  const wrong = has(fields, 'nationalIdNumber') && id !== '' && !readNationalId(country, id, today)
  return wrong ? { nationalIdNumber: { rule: 'nationalId', values: { country } } } : {}
}

/** Markup is told as markup, whatever else is wrong with the text. */
function markup(fields: readonly DescribedField[], values: Fields): Record<string, Finding> {
  const marked = fields
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ name }) => {
      const finding = check({ name, kind: 'text', optional: true, rules: [{ rule: 'noHtml' }] }, values[name] ?? '')
      return finding ? [[name, finding] as const] : []
    })
  return Object.fromEntries(marked)
}

/** The list of domains stays here; a browser that knew it could be told what to try next. */
function blockedDomain(house: House, { email = '' }: Fields): Refused | undefined {
  const rules = [{ rule: 'emailDomain', values: { domains: house.settings.get('be.emailDomainBlacklist').join(',') } }]
  const finding = check({ name: 'email', kind: 'email', optional: true, rules }, email)
  return finding && refuse('emailDomainBlacklisted', { details: { fields: { email: finding } } })
}
