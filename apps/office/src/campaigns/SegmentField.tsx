import { useQuery } from '@tanstack/react-query'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Choice } from '../base/pieces/form.tsx'
import { typedOf, withField, type Written } from '../written/index.ts'

/** Whom a campaign is for: everybody, or a segment. */
export function SegmentField({ data, onChange }: { data: Written; onChange: (data: Written) => void }) {
  const { background } = useOffice()
  const t = useT()
  const segments = useQuery(asked(background, 'GET /office/segments', {})).data?.segments ?? []
  const value = typedOf(data['segment'])
  const known = segments.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))
  return (
    <Choice
      label={t('office-campaigns.field.segment')}
      hint={t('office-campaigns.hint.segment')}
      value={value}
      options={[
        { value: '', label: t('office-campaigns.everybody') },
        ...known,
        ...(value !== '' && known.every((one) => one.value !== value) ? [{ value, label: value }] : []),
      ]}
      onChange={(chosen) => onChange(withField(data, 'segment', chosen === '' ? undefined : Number(chosen)))}
    />
  )
}
