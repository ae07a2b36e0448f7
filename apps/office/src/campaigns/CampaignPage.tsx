import type { CampaignVersion } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useMay } from '../base/me.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form } from '../base/pieces/form.tsx'
import { Page, Section, type PageAct } from '../base/pieces/Page.tsx'
import { Tag } from '../base/pieces/pieces.tsx'
import { Versions } from '../versions/index.ts'
import { type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { CampaignFields } from './CampaignFields.tsx'
import { CampaignFigures } from './CampaignFigures.tsx'
import { CampaignPreview } from './CampaignPreview.tsx'
import { toneOfCampaign } from './campaign-state.ts'
import { useCampaignActs } from './use-campaign-acts.ts'

/** What comes after the page: a campaign is read without it. */
const CampaignBeside = lazy(() => import('./CampaignBeside.tsx').then((loaded) => ({ default: loaded.CampaignBeside })))
const CampaignCodes = lazy(() => import('./CampaignCodes.tsx').then((loaded) => ({ default: loaded.CampaignCodes })))

type Answer = OfficeAnswers<'GET /office/campaigns/one'>

/** One campaign: its fields beside what players read and what the law says, a test on a player, and all that it ever was. */
export function CampaignPage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[2] ?? ''
  const { data, error } = useQuery(asked(caller, 'GET /office/campaigns/one', { id }))
  if (data) return <Campaign key={`${id} ${data.campaign.version}`} answer={data} />
  return (
    <Page title={t('office-campaigns.one')} back={{ href: '/campaigns', label: t('office-campaigns.title') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Campaign({ answer }: { answer: Answer }) {
  const { caller } = useOffice()
  const t = useT()
  const momentText = useMomentText()
  const acts = useCampaignActs(answer)
  const { campaign } = answer
  const asks = useInfiniteQuery(askedPages(caller, 'GET /office/campaigns/versions', { id: campaign.id }))
  const versions = asks.data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <Page
      title={campaign.name}
      aside={<Tag tone={toneOfCampaign[campaign.state]}>{t(`office-campaigns.state.${campaign.state}`)}</Tag>}
      back={{ href: '/campaigns', label: t('office-campaigns.title') }}
      acts={[...acts.all, ...backAct(versions, acts.again, t('office-campaigns.back'))]}
    >
      {campaign.bonusesEndAt && <Notice>{t('office-campaigns.bonusesEnded', { at: momentText(campaign.bonusesEndAt) })}</Notice>}
      <CampaignFigures campaign={campaign} />
      <Editor answer={answer} versions={versions} change={acts.change} />
      <Section title={t('office-campaigns.codes')}>
        <Suspense fallback={<Skeleton lines={3} label={t('office.list.loading')} />}>
          <CampaignCodes id={campaign.id} name={campaign.name} />
        </Suspense>
      </Section>
      <Section title={t('office-settings.versions')}>
        <Versions asked={asks} versions={versions.map((one) => ({ ...one, value: one.data }))} first={{}} empty="" again={acts.again} />
      </Section>
    </Page>
  )
}

type EditorProps = {
  answer: Answer
  versions: readonly CampaignVersion[]
  change: (data: Written, onDone: () => void) => void
}

/** The form of a campaign beside all that follows from what is typed in it. What is typed stays until it is sent. */
function Editor({ answer: { campaign, data, languages, currencies }, versions, change }: EditorProps) {
  const t = useT()
  const mayDraft = useMay()('campaigns.draft')
  const [typed, setTyped, forget] = useDraft<Written>(`campaign ${campaign.id} ${campaign.version}`, data)
  const [forgotten, setForgotten] = useState(0)
  const isTyped = typed !== data
  const forgetTyped = () => {
    forget()
    setForgotten(forgotten + 1)
  }
  return (
    <div className={editor.beside}>
      <Section title={t('office-campaigns.data')}>
        <Form onSubmit={() => change(typed, forget)}>
          <CampaignFields key={forgotten} data={typed} languages={languages} currencies={currencies} onChange={setTyped} />
          {mayDraft && (
            <div className={editor.send}>
              <Button type="submit" disabled={!isTyped}>
                {t('office-settings.look')}
              </Button>
              <Button kind="plain" disabled={!isTyped} onClick={forgetTyped}>
                {t('office-campaigns.forget')}
              </Button>
            </div>
          )}
        </Form>
      </Section>
      <div className={editor.seen}>
        <CampaignPreview data={typed} languages={languages} currencies={currencies} />
        <Suspense fallback={<Skeleton lines={12} label={t('office.list.loading')} />}>
          <CampaignBeside data={typed} currencies={currencies} versions={versions} />
        </Suspense>
      </div>
    </div>
  )
}

/** Brings the version before the newest one back by a key. */
function backAct(versions: readonly CampaignVersion[], again: ((version: CampaignVersion) => void) | undefined, label: string): PageAct[] {
  const [, before] = versions
  return before && again ? [{ id: 'campaign.back', keys: 'z', label, run: () => again(before) }] : []
}
