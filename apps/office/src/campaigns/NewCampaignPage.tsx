import type { CampaignRow } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Choice, Form } from '../base/pieces/form.tsx'
import { type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { CampaignFields } from './CampaignFields.tsx'
import { CampaignPreview } from './CampaignPreview.tsx'
import { copyOf, templateIds, templateOf } from './campaign-templates.ts'

/** A new campaign: kept as a draft, which nobody has until it is started. */
export function NewCampaignPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/campaigns', {}))
  return (
    <Page title={t('office-campaigns.new')} back={{ href: '/campaigns', label: t('office-campaigns.title') }}>
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={12} label={t('office.list.loading')} />}
      {data && <Editor id={data.nextId} languages={data.languages} currencies={data.currencies} campaigns={data.campaigns} />}
    </Page>
  )
}

type Props = { id: string; languages: readonly string[]; currencies: readonly string[]; campaigns: readonly CampaignRow[] }

function Editor({ id, languages, currencies, campaigns }: Props) {
  const { go } = useOffice()
  const t = useT()
  const act = useAct()
  const [first] = useState<Written>(() => templateOf(undefined, '', '', new Date().toISOString()))
  const [begun, setBegun] = useState(0)
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
          <Beginning
            campaigns={campaigns}
            currency={currencies[0] ?? 'EUR'}
            onChoose={(written) => {
              setTyped(written)
              setBegun(begun + 1)
            }}
          />
          <CampaignFields key={begun} data={typed} languages={languages} currencies={currencies} onChange={setTyped} />
          <Button type="submit">{t('office-settings.look')}</Button>
        </Form>
      </Section>
      <div className={editor.seen}>
        <CampaignPreview data={data} languages={languages} currencies={currencies} />
      </div>
    </div>
  )
}

type Begins = { campaigns: readonly CampaignRow[]; currency: string; onChoose: (written: Written) => void }

/** What a new campaign begins with: a usual kind, or a copy of one that is there. */
function Beginning({ campaigns, currency, onChoose }: Begins) {
  const { caller } = useOffice()
  const t = useT()
  const [chosen, setChosen] = useState('')
  const now = () => new Date().toISOString()
  const choose = async (value: string) => {
    setChosen(value)
    const template = templateIds.find((one) => one === value)
    const isCopy = /^\d+$/.test(value)
    if (!isCopy) return onChoose(templateOf(template, template ? t(`office-campaigns.template.${template}`) : '', currency, now()))
    const found = await caller.call('GET /office/campaigns/one', { id: value })
    if (found.ok) onChoose(copyOf(found.value.data, now()))
  }
  return (
    <Choice
      label={t('office-campaigns.begin')}
      hint={t('office-campaigns.beginHint')}
      value={chosen}
      options={[
        { value: '', label: t('office-campaigns.template.empty') },
        ...templateIds.map((value) => ({ value, label: t(`office-campaigns.template.${value}`) })),
        ...campaigns.map(({ id, name }) => ({ value: id, label: t('office-campaigns.copyOf', { name: `${id} ${name}` }) })),
      ]}
      onChange={(value) => void choose(value)}
    />
  )
}
