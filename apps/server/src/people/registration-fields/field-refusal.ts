import type { DescribedField } from '@fairhouse/contract'
import { check, checkAll, type Finding } from '@fairhouse/fields'
import { canBeBornOn, readNationalId } from '@fairhouse/fields/national-id.ts'
import type { House } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { emailRefusal } from '../players/email-domains.ts'
import { readIdentifierOwner } from '../players/identifier.sql.ts'
import { readPhone } from '../players/phone.ts'
import { isCommonPassword } from '../passwords/common-password.ts'

type Fields = Record<string, string>
type Findings = Record<string, Finding>

/**
 * Returns what is wrong with a registration form: the error for all of it, with a finding per field; undefined if it is
 * valid.
 */
export async function fieldRefusal(house: House, fields: readonly DescribedField[], values: Fields): Promise<Refused | undefined> {
  const today = house.clock.now().toISOString().slice(0, 10)
  const found: Findings = {
    ...passwordFinding(fields, values),
    ...phoneFindings(fields, values),
    ...nationalIdFinding(fields, values, today),
    ...checkAll(fields, values),
    ...markup(fields, values),
  }
  const rules = Object.values(found).map(({ rule }) => rule)
  if (rules.length === 0) return (await emailRefusal(house, values.email ?? '')) ?? nickNameRefusal(house, fields, values)
  if (rules.includes('noHtml')) return refuse('textRefused', { details: { fields: found } })
  if (rules.every((rule) => rule === 'longEmail')) return refuse('invalidFields', { details: { field: 'email', fields: found } })
  // If nothing else is wrong, name it: without these notes there is no contract.
  if (found.contractNotesChecked && rules.length === 1) return refuse('contractNotesRequired', { details: { fields: found } })
  return refuse('checkFields', { details: { fields: found } })
}

const has = (fields: readonly DescribedField[], name: string) => fields.some((field) => field.name === name)

function passwordFinding(fields: readonly DescribedField[], values: Fields): Findings {
  const own = [values.email ?? '', values.firstName ?? '', values.lastName ?? '']
  return has(fields, 'password') && isCommonPassword(values.password ?? '', own) ? { password: { rule: 'commonPassword' } } : {}
}

/** Validates phone numbers: pages know one country's rules and may be wrong, so the server decides. */
function phoneFindings(fields: readonly DescribedField[], values: Fields): Findings {
  const wrong = fields.filter(({ name, kind }) => kind === 'phone' && values[name] && !readPhone(values[name]))
  return Object.fromEntries(wrong.map(({ name }) => [name, { rule: 'phone' }]))
}

/** Validates a national id, and that it matches the birth date; no page carries every country's rules. */
function nationalIdFinding(fields: readonly DescribedField[], values: Fields, today: string): Findings {
  const { country = '', nationalIdNumber: id = '', birthDate = '' } = values
  if (!has(fields, 'nationalIdNumber') || id === '') return {}
  const told = readNationalId(country, id, today)
  if (!told) return { nationalIdNumber: { rule: 'nationalId', values: { country } } }
  return birthDate !== '' && !canBeBornOn(told, birthDate) ? { birthDate: { rule: 'birthDateOfId' } } : {}
}

/** Reports markup as such, whatever else is wrong with the text. */
function markup(fields: readonly DescribedField[], values: Fields): Findings {
  const marked = fields
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ name }) => {
      const finding = check({ name, kind: 'text', optional: true, rules: [{ rule: 'noHtml' }] }, values[name] ?? '')
      return finding ? [[name, finding] as const] : []
    })
  return Object.fromEntries(marked)
}

/** Refuses a taken nickname; nicknames are public, so anybody may learn that. */
async function nickNameRefusal({ db, personal }: House, fields: readonly DescribedField[], values: Fields): Promise<Refused | undefined> {
  const { nickName } = values
  if (!nickName || !has(fields, 'nickName')) return undefined
  const owner = await readIdentifierOwner(db, 'nickName', personal.indexOf('nickName', nickName))
  return owner && refuse('duplicateNickname', { details: { fields: { nickName: { rule: 'duplicated' } } } })
}
