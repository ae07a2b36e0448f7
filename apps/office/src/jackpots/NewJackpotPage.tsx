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
import { firstJackpot } from './jackpot-fields.ts'
import { JackpotFields, type Offered } from './JackpotFields.tsx'
import { JackpotPreview } from './JackpotPreview.tsx'

/** A new jackpot: kept as a draft, which takes no stakes until it is started. */
export function NewJackpotPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/jackpots', {}))
  return (
    <Page title={t('office-jackpots.new')} back={{ href: '/jackpots', label: t('office-jackpots.title') }}>
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={12} label={t('office.list.loading')} />}
      {data && <Editor id={data.nextId} offered={data} />}
    </Page>
  )
}

function Editor({ id, offered }: { id: string; offered: Offered }) {
  const { go } = useOffice()
  const t = useT()
  const act = useAct()
  const [first] = useState<Written>(() => firstJackpot(offered.currencies[0] ?? 'EUR'))
  const [typed, setTyped, forget] = useDraft<Written>('jackpot new', first)
  const data = { ...typed, id: Number(id) }
  const keep = () =>
    act({
      at: 'POST /office/jackpots/draft',
      input: { id, data },
      precondition: { [`jackpot:${id}`]: '0' },
      title: t('office-jackpots.draftTitle', { name: id }),
      verb: t('office-jackpots.keepDraft'),
      onDone: () => {
        forget()
        go(`/jackpots/${id}`)
      },
    })
  return (
    <div className={editor.beside}>
      <Section title={t('office-jackpots.data')}>
        <Form onSubmit={keep}>
          <JackpotFields data={typed} offered={offered} onChange={setTyped} />
          <Button type="submit">{t('office-settings.look')}</Button>
        </Form>
      </Section>
      <div className={editor.seen}>
        <JackpotPreview data={data} />
      </div>
    </div>
  )
}
