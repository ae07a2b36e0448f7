import { Button } from '@fairhouse/ui'
import { useDraft } from '../base/drafts.ts'
import { useT } from '../base/office.ts'
import { Choice, Form, TextArea, TextLine, Tick } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { typedOf, valueOf } from './setting-value.ts'
import type { SettingAnswer } from './setting-answer.ts'
import style from './Settings.module.css'

type Change = (wanted: { value: unknown; dueAt?: string; onDone?: () => void }) => void

/** The form that gives a setting another value, at once or from a moment on. What is typed stays until it is sent. */
export function SettingFields({ answer: { setting, form, version }, change }: { answer: SettingAnswer; change: Change }) {
  const t = useT()
  const [draft, setDraft, forget] = useDraft(`setting ${setting.name} ${version}`, { typed: typedOf(form, setting.value), dueAt: '' })
  const read = valueOf(form, draft.typed)
  const submit = () => {
    if (read) change({ value: read.value, ...(draft.dueAt ? { dueAt: draft.dueAt } : {}), onDone: forget })
  }
  return (
    <Form onSubmit={submit}>
      <ValueField form={form} typed={draft.typed} isWrong={!read} onChange={(typed) => setDraft({ ...draft, typed })} />
      <LazyMomentField label={t('office-settings.dueAt')} value={draft.dueAt} onChange={(dueAt) => setDraft({ ...draft, dueAt })} />
      <Button type="submit" disabled={!read}>
        {t('office-settings.look')}
      </Button>
    </Form>
  )
}

type FieldProps = { form: SettingAnswer['form']; typed: string; isWrong: boolean; onChange: (typed: string) => void }

function ValueField({ form, typed, isWrong, onChange }: FieldProps) {
  const t = useT()
  const label = t('office-settings.newValue')
  if (form.kind === 'flag')
    return (
      <Choice
        label={label}
        value={typed}
        options={(['true', 'false'] as const).map((value) => ({ value, label: t(`office-settings.flag.${value}`) }))}
        onChange={onChange}
      />
    )
  if (form.kind === 'oneOf')
    return <Choice label={label} value={typed} options={form.words.map((value) => ({ value, label: value }))} onChange={onChange} />
  if (form.kind === 'listOut') return <Words label={label} words={form.words} typed={typed} onChange={onChange} />
  if (form.kind === 'list') return <TextArea label={label} hint={t('office-settings.listHint')} value={typed} onChange={onChange} />
  if (form.kind === 'json')
    return (
      <TextArea
        label={label}
        hint={t('office-settings.jsonHint')}
        error={isWrong ? t('office-settings.jsonWrong') : undefined}
        value={typed}
        isMono
        onChange={onChange}
      />
    )
  const bounds = form.kind === 'integer' ? t('office-settings.between', { min: form.min, max: form.max }) : undefined
  return (
    <TextLine
      label={label}
      value={typed}
      isMono
      {...(bounds ? { hint: bounds } : {})}
      error={isWrong ? bounds : undefined}
      onChange={onChange}
    />
  )
}

/** Words out of a fixed set. Those that are ticked stand in the order in which they were ticked. */
function Words({
  label,
  words,
  typed,
  onChange,
}: {
  label: string
  words: readonly string[]
  typed: string
  onChange: (typed: string) => void
}) {
  const ticked = typed.split('\n').filter(Boolean)
  return (
    <fieldset className={style.words}>
      <legend>{label}</legend>
      {words.map((word) => (
        <Tick
          key={word}
          label={<span dir="ltr">{word}</span>}
          isOn={ticked.includes(word)}
          onChange={(isOn) => onChange((isOn ? [...ticked, word] : ticked.filter((one) => one !== word)).join('\n'))}
        />
      ))}
    </fieldset>
  )
}
