import type { DescribedField } from '@fairhouse/contract'
import type { DocumentGroup } from '@fairhouse/fields/lists/document-groups.ts'
import type { PlayerContext } from '../../base/house.ts'
import { openPerson, type Personal, type PlayerRow } from '../../people/players/index.ts'
import { dayIn, describedFields } from '../../people/registration-fields/index.ts'

type FieldRule = DescribedField['rules'][number]
const required: FieldRule = { rule: 'required' }

/** Returns the fields asked beside a document's files, prefilled with what is known. */
export async function fieldsOf(asking: PlayerContext, group: DocumentGroup, row: PlayerRow): Promise<DescribedField[]> {
  const { house } = asking
  const today = dayIn(house.settings.get('site.timeZone'), house.clock.now())
  const known = openPerson(house, row)
  const person = async (...names: (keyof Personal)[]) =>
    (await describedFields(asking, row.country, names)).map((field) => withValue(field, known[field.name as keyof Personal])) // asked for by these names
  if (group === 'identity')
    return [
      ...(await person('firstName', 'lastName')),
      withValue({ ...day('birthDate', { rule: 'dateNotAfter', values: { today } }), autocomplete: 'bday' }, known.birthDate),
      day('expiryDate', { rule: 'future', values: { today } }),
      { name: 'documentNumber', kind: 'text', format: 'upperCase', autocomplete: 'off', rules: [required, { rule: 'documentNumber' }] },
    ]
  if (group === 'address')
    return [
      ...(await person('firstName', 'lastName', 'street', 'zipCode', 'city')),
      day('issueDate', { rule: 'dateNotAfter', values: { today } }),
    ]
  return group === 'sof' ? [] : [nameField]
}

/** The player's own name for a document of their choice. */
const nameField: DescribedField = {
  name: 'name',
  kind: 'text',
  format: 'text',
  autocomplete: 'off',
  rules: [required, { rule: 'noHtml' }, { rule: 'maxLength', values: { number: 80 } }],
}

const day = (name: string, bound: FieldRule): DescribedField => ({
  name,
  kind: 'date',
  format: 'date',
  autocomplete: 'off',
  rules: [required, { rule: 'date' }, bound],
})

const withValue = (field: DescribedField, value: string | undefined): DescribedField => (value ? { ...field, value } : field)
