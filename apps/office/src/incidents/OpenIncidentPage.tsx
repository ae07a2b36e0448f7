import { Button } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice } from '../base/office.ts'
import { Choice, Form, TextLine } from '../base/pieces/form.tsx'
import { Page } from '../base/pieces/Page.tsx'
import { Tell } from './Tell.tsx'

const severities = ['minor', 'major', 'critical'] as const
type Draft = { title: string; severity: (typeof severities)[number]; tell: string[] }
const empty: Draft = { title: '', severity: 'major', tell: [] }

/** Opens an incident: what has happened, how bad it is, and who is told. */
export function OpenIncidentPage() {
  const { caller, go, texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const [draft, setDraft, forget] = useDraft('incident', empty)
  const [tried, setTried] = useState(false)
  const { data } = useQuery(asked(caller, 'GET /office/incidents/stoppable', {}))
  const title = draft.title.trim()
  const isWrong = title.length < 3
  const open = () => {
    setTried(true)
    if (isWrong) return
    act({
      at: 'POST /office/incidents/open',
      input: { ...draft, title },
      title: t('office-incidents.openTitle', { title }),
      verb: t('office-incidents.openVerb'),
      isGrave: true,
      onDone: ({ id }) => {
        forget()
        go(`/incidents/${id}`)
      },
    })
  }
  return (
    <Page title={t('office-incidents.open')} back={{ href: '/incidents', label: t('office-incidents.backTo') }}>
      <Form onSubmit={open}>
        <TextLine
          label={t('office-incidents.name')}
          hint={t('office-incidents.nameHint')}
          error={tried && isWrong ? t('office-incidents.nameWrong') : undefined}
          value={draft.title}
          onChange={(value) => setDraft({ ...draft, title: value })}
        />
        <Choice
          label={t('office-incidents.severity')}
          value={draft.severity}
          options={severities.map((value) => ({ value, label: t(`office-incidents.severity.${value}`) }))}
          onChange={(value) => setDraft({ ...draft, severity: severities.find((one) => one === value) ?? 'major' })}
        />
        <Tell roles={data?.roles ?? []} chosen={draft.tell} onChange={(tell) => setDraft({ ...draft, tell })} />
        <Button type="submit">{t('office-incidents.look')}</Button>
      </Form>
    </Page>
  )
}
