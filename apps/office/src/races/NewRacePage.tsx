import { Button, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form } from '../base/pieces/form.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import type { Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { firstRace } from './race-fields.ts'
import { RaceFields } from './RaceFields.tsx'
import { RacePreview } from './RacePreview.tsx'

/** A new race: kept as a draft, which nobody can enter until it is opened. */
export function NewRacePage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/races', {}))
  return (
    <Page title={t('office-races.new')} back={{ href: '/races', label: t('office-races.title') }}>
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={12} label={t('office.list.loading')} />}
      {data && <Editor id={data.nextId} languages={data.languages} currencies={data.currencies} />}
    </Page>
  )
}

type Props = { id: string; languages: readonly string[]; currencies: readonly string[] }

function Editor({ id, languages, currencies }: Props) {
  const { go } = useOffice()
  const t = useT()
  const act = useAct()
  const [first] = useState<Written>(() => firstRace(currencies[0] ?? 'EUR', new Date()))
  const [typed, setTyped, forget] = useDraft<Written>('race new', first)
  const data = { ...typed, id: Number(id) }
  const keep = () =>
    act({
      at: 'POST /office/races/draft',
      input: { id, data },
      precondition: { [`race:${id}`]: '0' },
      title: t('office-races.draftTitle', { name: id }),
      verb: t('office-races.keepDraft'),
      onDone: () => {
        forget()
        go(`/races/${id}`)
      },
    })
  return (
    <div className={editor.beside}>
      <Section title={t('office-races.data')}>
        <Form onSubmit={keep}>
          <RaceFields data={typed} languages={languages} currencies={currencies} onChange={setTyped} />
          <Button type="submit">{t('office-settings.look')}</Button>
        </Form>
      </Section>
      <div className={editor.seen}>
        <RacePreview data={data} />
      </div>
    </div>
  )
}
