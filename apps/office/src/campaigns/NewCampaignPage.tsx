import { Button, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form } from '../base/pieces/form.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import { type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { CampaignFields } from './CampaignFields.tsx'
import { CampaignPreview } from './CampaignPreview.tsx'

/** A new campaign: kept as a draft, which nobody has until it is started. */
export function NewCampaignPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/campaigns', {}))
  return (
    <Page title={t('office-campaigns.new')} back={{ href: '/campaigns', label: t('office-campaigns.title') }}>
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
  const [first] = useState<Written>(() => ({ names: {}, offeredAt: ['deposit'], startsAt: new Date().toISOString(), terms: {} }))
  const [typed, setTyped, forget] = useDraft<Written>('campaign new', first)
  const data = { ...typed, id: Number(id) }
  const keep = () =>
    act({
      at: 'POST /office/campaigns/draft',
      input: { id, data },
      precondition: { [`campaign:${id}`]: '0' },
      title: t('office-campaigns.draftTitle', { name: id }),
      verb: t('office-campaigns.keepDraft'),
      onDone: () => {
        forget()
        go(`/campaigns/${id}`)
      },
    })
  return (
    <div className={editor.beside}>
      <Section title={t('office-campaigns.data')}>
        <Form onSubmit={keep}>
          <CampaignFields data={typed} languages={languages} currencies={currencies} onChange={setTyped} />
          <Button type="submit">{t('office-settings.look')}</Button>
        </Form>
      </Section>
      <div className={editor.seen}>
        <CampaignPreview data={data} languages={languages} currencies={currencies} />
      </div>
    </div>
  )
}
