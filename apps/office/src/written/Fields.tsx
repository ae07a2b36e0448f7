import type { MessageKey } from '@fairhouse/messages'
import { useState } from 'react'
import { useOffice } from '../base/office.ts'
import { TextLine, Tick } from '../base/pieces/form.tsx'
import { typedOf, valueOf, withField, type DataField, type Written } from './written.ts'

/** The area of messages that names the fields. */
type FieldArea = 'office-campaigns' | 'office-jackpots' | 'office-races' | 'office-methods'
type Several = { area: FieldArea; fields: readonly DataField[]; data: Written; onChange: (data: Written) => void }

/** The controls of several fields of data, such as a campaign or a way to pay. */
export function Fields({ area, fields, data, onChange }: Several) {
  return fields.map((field) => (
    <FieldControl
      key={field.name}
      area={area}
      field={field}
      value={data[field.name]}
      onChange={(value) => onChange(withField(data, field.name, value))}
    />
  ))
}

type Props = { area: FieldArea; field: DataField; value: unknown; onChange: (value: unknown) => void }

function FieldControl({ area, field, value, onChange }: Props) {
  const { t, has } = useOffice().texts
  const [typed, setTyped] = useState(() => typedOf(value))
  const label = t(`${area}.field.${field.name}` as MessageKey) // a test holds the texts against the fields
  const hint = `${area}.hint.${field.name}`
  if (field.kind === 'flag')
    return <Tick label={label} isOn={typeof value === 'boolean' ? value : field.standard === true} onChange={onChange} />
  return (
    <TextLine
      label={label}
      value={typed}
      isMono={field.kind === 'codes'}
      {...(has(hint) ? { hint: t(hint) } : {})}
      onChange={(next) => {
        setTyped(next)
        onChange(valueOf(field.kind, next))
      }}
    />
  )
}
