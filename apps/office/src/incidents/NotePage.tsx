import { Button } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice } from '../base/office.ts'
import { Form, TextArea } from '../base/pieces/form.tsx'
import { Page } from '../base/pieces/Page.tsx'
import { Tell } from './Tell.tsx'

const empty: { words: string; tell: string[] } = { words: '', tell: [] }

/** Writes a line into the time line of an incident. */
export function NotePage() {
  const { caller, go, texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const id = usePagePath().split('/')[2] ?? ''
  const [draft, setDraft, forget] = useDraft(`incident ${id} note`, empty)
  const [tried, setTried] = useState(false)
  const incident = useQuery(asked(caller, 'GET /office/incidents/one', { id })).data?.incident
  const { data } = useQuery(asked(caller, 'GET /office/incidents/stoppable', {}))
  const words = draft.words.trim()
  const title = incident?.title ?? ''
  const add = () => {
    setTried(true)
    if (words === '') return
    act({
      at: 'POST /office/incidents/note',
      input: { id, words, tell: draft.tell },
      title: t('office-incidents.noteTitle', { title }),
      verb: t('office-incidents.noteVerb'),
      onDone: () => {
        forget()
        go(`/incidents/${id}`)
      },
    })
  }
  return (
    <Page title={t('office-incidents.note')} back={{ href: `/incidents/${id}`, label: title }}>
      <Form onSubmit={add}>
        <TextArea
          label={t('office-incidents.words')}
          error={tried && words === '' ? t('office-incidents.wordsWrong') : undefined}
          value={draft.words}
          onChange={(value) => setDraft({ ...draft, words: value })}
        />
        <Tell roles={data?.roles ?? []} chosen={draft.tell} onChange={(tell) => setDraft({ ...draft, tell })} />
        <Button type="submit">{t('office-incidents.look')}</Button>
      </Form>
    </Page>
  )
}
