import { Button, Notice } from '@fairhouse/ui'
import { roleName, useAct } from '../acts/index.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice } from '../base/office.ts'
import { Choice, Form } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import type { PersonAnswer } from './PersonPage.tsx'

/** Gives a colleague a role, from now or later, perhaps until a moment. Only roles that one may hand out are offered. */
export function GiveRole({ answer: { person, mayGive }, onClose }: { answer: PersonAnswer; onClose: () => void }) {
  const { texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const [draft, setDraft, forget] = useDraft(`staff.give ${person.id}`, { role: mayGive[0] ?? '', from: '', until: '' })
  if (mayGive.length === 0) return <Notice>{t('office-house.give.none')}</Notice>
  const role = mayGive.find((one) => one === draft.role) ?? mayGive[0] ?? ''
  const submit = () =>
    act({
      at: 'POST /office/grants/give',
      input: { id: person.id, role, ...(draft.from ? { from: draft.from } : {}), ...(draft.until ? { until: draft.until } : {}) },
      precondition: { [`staff:${person.id}`]: person.version },
      title: t('office-house.give.actTitle', { name: person.name, role: roleName(texts, role) }),
      verb: t('office-house.give.verb'),
      onDone: () => {
        forget()
        onClose()
      },
    })
  return (
    <Form onSubmit={submit}>
      <Choice
        label={t('office-house.staff.role')}
        value={role}
        options={mayGive.map((value) => ({ value, label: roleName(texts, value) }))}
        onChange={(value) => setDraft({ ...draft, role: value })}
      />
      <LazyMomentField label={t('office-house.give.from')} value={draft.from} onChange={(from) => setDraft({ ...draft, from })} />
      <LazyMomentField label={t('office-house.give.until')} value={draft.until} onChange={(until) => setDraft({ ...draft, until })} />
      <Button type="submit">{t('office-house.invite.look')}</Button>
    </Form>
  )
}
