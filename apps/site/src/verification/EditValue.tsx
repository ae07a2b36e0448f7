import type { ChannelName, VerificationChannel } from '@fairhouse/contract'
import type { DescribedField } from '@fairhouse/contract/base/fields.ts'
import { Button } from '@fairhouse/ui'
import { FieldSet, focusFirst, valuesOf, wrongOf, type Wrong } from '@fairhouse/ui/fields.ts'
import { useRef, useState, type FormEvent } from 'react'
import { fieldWordsOf } from '../base/forms/field-words.ts'
import { phoneRulesOf } from '../base/forms/phone-rules.ts'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import style from './ChannelForm.module.css'

type EditValueProps = {
  name: ChannelName
  channel: VerificationChannel
  busy: boolean
  save: (value: string, password: string | undefined) => Promise<Record<string, Wrong>>
  onClose: () => void
}

/** Changes the address or the number, by the validator and formatter that the server describes. A proven one asks for the password. */
export function EditValue({ name, channel, busy, save, onClose }: EditValueProps) {
  const { call, texts } = useSite()
  const { t } = texts
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Record<string, Wrong>>({})
  const asksPassword = useProfile()?.details.hasPassword === true && !channel.needed
  const fields: DescribedField[] = [channel.field, ...(asksPassword ? [passwordField] : [])]
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = valuesOf(event.currentTarget, fields)
    const found = wrongOf(fields, values)
    setWrong(found)
    if (Object.keys(found).length > 0) return focusFirst(event.currentTarget, Object.keys(found))
    const refused = await save(values[name] ?? '', asksPassword ? (values['password'] ?? '') : undefined)
    setWrong(refused)
    if (Object.keys(refused).length === 0) onClose()
    else if (form.current) focusFirst(form.current, Object.keys(refused))
  }
  const markWrong = (field: string, mistake: Wrong | undefined) =>
    setWrong(({ [field]: _old, ...others }) => (mistake ? { ...others, [field]: mistake } : others))
  return (
    <form ref={form} className={style.form} onSubmit={(event) => void submit(event)} method="post" noValidate>
      <FieldSet
        fields={fields}
        values={{ [name]: channel.value }}
        wrong={wrong}
        words={{ ...fieldWordsOf(texts), phoneRules: (country) => phoneRulesOf(call, country) }}
        prefix="verification"
        onWrong={markWrong}
      />
      <div className={style.acts}>
        <Button type="submit" busy={busy} wide={channel.value === ''}>
          {t('verification.save')}
        </Button>
        {channel.value !== '' && (
          <Button kind="line" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

const passwordField: DescribedField = {
  name: 'password',
  kind: 'password',
  autocomplete: 'current-password',
  rules: [{ rule: 'required' }],
}
