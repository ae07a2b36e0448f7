import type { MessageKey } from '@fairhouse/messages'
import { useState } from 'react'
import { useOffice } from '../base/office.ts'
import { TextLine, Tick } from '../base/pieces/form.tsx'
import { typedOf, valueOf, withField, type CampaignField, type Written } from './campaign-fields.ts'

/** The controls of several fields of a campaign, or of its terms. */
export function Fields({ fields, data, onChange }: { fields: readonly CampaignField[]; data: Written; onChange: (data: Written) => void }) {
  return fields.map((field) => (
    <FieldControl
      key={field.name}
      field={field}
      value={data[field.name]}
      onChange={(value) => onChange(withField(data, field.name, value))}
    />
  ))
}

type Props = { field: CampaignField; value: unknown; onChange: (value: unknown) => void }

function FieldControl({ field, value, onChange }: Props) {
  const { t, has } = useOffice().texts
  const [typed, setTyped] = useState(() => typedOf(value))
  const label = t(`office-campaigns.field.${field.name}` as MessageKey) // a test holds the texts against the fields
  const hint = `office-campaigns.hint.${field.name}`
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
