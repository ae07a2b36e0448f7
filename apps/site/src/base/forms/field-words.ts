import { fieldText, type Texts } from '@fairhouse/messages'
import type { PageSettings } from '@fairhouse/contract'
import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import type { FieldWords, Wrong } from '@fairhouse/ui/fields.ts'

/** The words around described fields, from the `field` texts; with the settings of the page also the links beside consents. */
export function fieldWordsOf(texts: Texts, settings?: Pick<PageSettings, 'language'>): FieldWords {
  const { t } = texts
  // Not by language-path.ts: sharing it with forms would give it a chunk of its own in the first load of every page.
  const prefix = settings && texts.language.code !== settings.language ? `/${texts.language.code}` : ''
  const label = (field: DescribedField) => {
    const key = `field.${field.name}`
    const name = texts.has(key) ? t(key, valuesIn(field)) : field.name
    return field.optional && field.kind !== 'checkbox' ? `${name} (${t('field.optional')})` : name
  }
  return {
    label,
    hint: (field) => {
      const key = field.hint && (texts.has(field.hint) ? field.hint : `field.hint.${field.hint}`)
      return key && texts.has(key) ? t(key, valuesIn(field)) : undefined
    },
    option: (field, option) => {
      const key = `field.${field.name}.${option.value}`
      return texts.has(key) ? t(key) : (option.label ?? option.value)
    },
    wrong: (field, wrong) => fieldText(texts, label(field), wrong),
    documents: ({ documents = [] }) =>
      settings
        ? documents.flatMap((name) => {
            const key = `shell.page.${name}`
            return texts.has(key) ? [{ label: t(key), href: `${prefix}/${name}` }] : []
          })
        : [],
    choose: t('field.choose'),
    noResults: t('field.noResults'),
    showPassword: t('shell.showPassword'),
    hidePassword: t('shell.hidePassword'),
    callingCode: t('field.callingCode'),
  }
}

/**
 * Returns the mistakes that the server found, by field: from `errorDetails.fields` or `errorDetails` itself, as rule
 * names or rules with their values. A bare field name means that the value is taken. An unexpected shape is reported
 * under its path (`fields.city`).
 */
export function wrongFromServer(details: Record<string, unknown> | undefined): Record<string, Wrong> {
  const { fields = details ?? {}, name: taken } = details ?? {}
  if (fields === details && typeof taken === 'string') return { [taken]: { rule: 'duplicated' } }
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, mistake]): [string, Wrong][] => {
      const name = path.replace(/^fields\./, '')
      if (typeof mistake === 'string') return [[name, { rule: mistake }]]
      if (typeof mistake === 'object' && mistake !== null && 'rule' in mistake) return [[name, mistake as Wrong]] // the server's shape of a mistake
      return []
    }),
  )
}

/** The values that a field's label or hint may speak about: those of its hint and of its rules. */
function valuesIn(field: DescribedField): Record<string, string | number> {
  return Object.assign({}, ...field.rules.map((rule) => rule.values ?? {}), field.hintValues)
}
