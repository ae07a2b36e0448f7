import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { check, isShown } from '@fairhouse/fields'
import { useRef, useState } from 'react'
import { DescribedControl } from './DescribedControl.tsx'
import { formatTyped, toldOf, valuesOf, type FieldWords, type Wrong } from './field-form.ts'
import style from './Field.module.css'

type FieldSetProps = {
  fields: readonly DescribedField[]
  /** What was typed before, by name; else the field's own first value. */
  values: Record<string, string>
  wrong: Record<string, Wrong>
  words: FieldWords
  prefix: string
  onWrong: (name: string, wrong: Wrong | undefined) => void
  onEdited?: (field: DescribedField, values: Record<string, string>) => void
  onLeft?: (field: DescribedField, values: Record<string, string>) => void
}

/** Draws a list of described fields inside a form. Checks a field when it is left, formats while it is typed; errors come from and go to the owner. */
export function FieldSet({ fields, values, wrong, words, prefix, onWrong, onEdited, onLeft }: FieldSetProps) {
  const [now, setNow] = useState<Record<string, string>>(() => firstValues(fields, values))
  const box = useRef<HTMLDivElement>(null)
  const typed = () => {
    const form = box.current?.closest('form')
    return form ? valuesOf(form, fields) : {}
  }
  const leave = (field: DescribedField) => {
    const left = typed()
    const mistake = check(field, left[field.name] ?? '', left) ?? toldOf([field], wrong)[field.name]
    if (left[field.name] !== '' || wrong[field.name]) onWrong(field.name, mistake)
    onLeft?.(field, left)
  }
  const edit = (field: DescribedField, control: HTMLInputElement | HTMLSelectElement) => {
    if (field.format && control instanceof HTMLInputElement) formatInPlace(control, field.format)
    if (wrong[field.name]) onWrong(field.name, undefined)
    for (const name of field.ticks ?? []) if (tick(control, name) && wrong[name]) onWrong(name, undefined)
    const edited = typed()
    if (fields.some(({ onlyIf }) => onlyIf?.field === field.name)) setNow(edited)
    onEdited?.(field, edited)
  }
  return (
    <div ref={box} className={style.set}>
      {fields
        .filter((field) => isShown(field, now))
        .map((field) => {
          const mistake = wrong[field.name]
          return (
            <DescribedControl
              key={field.name}
              field={field}
              value={values[field.name] ?? field.value ?? ''}
              error={mistake && words.wrong(field, mistake)}
              words={words}
              prefix={prefix}
              onLeave={leave}
              onEdit={edit}
              onWrong={onWrong}
            />
          )
        })}
    </div>
  )
}

/** What a form begins with: what was typed before, else each field's own. */
function firstValues(fields: readonly DescribedField[], values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, values[name] ?? value ?? '']))
}

/** Ticks another box together with one that was just ticked; one that is taken back takes none with it. */
export function tick(control: HTMLInputElement | HTMLSelectElement, name: string): boolean {
  const other = control.form?.elements.namedItem(name)
  if (!(control instanceof HTMLInputElement) || !control.checked || !(other instanceof HTMLInputElement)) return false
  other.checked = true
  return true
}

/** Formats what is typed; a cursor that is not at the end stays behind the same number of letters. */
function formatInPlace(control: HTMLInputElement, name: string): void {
  const formatted = formatTyped(name, control.value)
  if (formatted === control.value) return
  const fromEnd = control.value.length - (control.selectionStart ?? control.value.length)
  control.value = formatted
  const place = Math.max(0, formatted.length - fromEnd)
  if (control.type === 'text' || control.type === 'tel') control.setSelectionRange(place, place)
}
