import type { PageText } from '@fairhouse/contract/office/pages.ts'
import type { PreviewDevice } from '@fairhouse/contract/office/previews.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Choice, Form, TextArea, TextLine } from '../base/pieces/form.tsx'
import { LazyMomentField } from '../base/pieces/LazyMomentField.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Diff, Plans, Versions } from '../versions/index.ts'
import editor from '../base/pieces/editor.module.css'
import { PagePreview } from './PagePreview.tsx'
import { usePageActs, type PageAnswer, type PageOf } from './use-page-acts.ts'

/** A page of the site in one language: its text beside what visitors would see, what is planned, and all that it ever was. */
export function ContentPage() {
  const { caller } = useOffice()
  const t = useT()
  const [name = '', language = ''] = usePagePath().split('/').slice(2)
  const { data, error } = useQuery(asked(caller, 'GET /office/pages/one', { name, language }))
  if (data) return <Editor key={`${name} ${language} ${data.version}`} of={{ name, language }} answer={data} />
  return (
    <Page title={name} back={{ href: '/pages', label: t('office-pages.title') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

type Draft = PageText & { dueAt: string }

function Editor({ of, answer }: { of: PageOf; answer: PageAnswer }) {
  const { texts, go } = useOffice()
  const { t } = texts
  const mayPublish = useMay()('pages.publish')
  const acts = usePageActs(of, answer)
  const [device, setDevice] = useState<PreviewDevice>('phone')
  const other = device === 'desktop' ? 'phone' : 'desktop'
  const [draft, setDraft, forget] = useDraft<Draft>(`page ${of.name} ${of.language} ${answer.version}`, { ...answer.text, dueAt: '' })
  const { dueAt, ...text } = draft
  return (
    <Page
      title={answer.page?.title ?? of.name}
      back={{ href: '/pages', label: t('office-pages.title') }}
      acts={[{ id: 'page.device', keys: 'd', label: t(`office-players.view.device.${other}`), run: () => setDevice(other) }]}
    >
      <div className={editor.language}>
        <Choice
          label={t('office-pages.language')}
          value={of.language}
          options={answer.languages.map((value) => ({ value, label: languageOf(value).name }))}
          onChange={(language) => go(`/pages/${of.name}/${language}`)}
        />
      </div>
      {answer.page === null && <Notice>{t('office-pages.missing')}</Notice>}
      {answer.page?.isExample && <Notice>{t('office-pages.isExample')}</Notice>}
      <div className={editor.framed}>
        <Section title={t('office-pages.text')}>
          <Form onSubmit={() => acts.publish(text, { dueAt, onDone: forget })}>
            <Fields draft={draft} set={(change) => setDraft({ ...draft, ...change })} mayPublish={mayPublish} />
          </Form>
        </Section>
        <Section title={t('office-pages.preview')}>
          <PagePreview of={of} text={text} device={device} />
        </Section>
      </div>
      <Past of={of} answer={answer} acts={mayPublish ? acts : undefined} />
    </Page>
  )
}

type FieldsProps = { draft: Draft; set: (change: Partial<Draft>) => void; mayPublish: boolean }

function Fields({ draft, set, mayPublish }: FieldsProps) {
  const t = useT()
  return (
    <>
      <TextLine label={t('office-pages.heading')} value={draft.title} onChange={(title) => set({ title })} />
      <TextLine
        label={t('office-pages.description')}
        hint={t('office-pages.descriptionHint')}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <TextArea label={t('office-pages.body')} hint={t('office-pages.bodyHint')} value={draft.body} onChange={(body) => set({ body })} />
      {mayPublish && (
        <>
          <LazyMomentField label={t('office-lobby.publishAt')} value={draft.dueAt} onChange={(dueAt) => set({ dueAt })} />
          <Button type="submit">{t('office-settings.look')}</Button>
        </>
      )}
    </>
  )
}

/** What is planned, and what the page was. */
function Past({ of, answer, acts }: { of: PageOf; answer: PageAnswer; acts: ReturnType<typeof usePageActs> | undefined }) {
  const { caller, texts } = useOffice()
  const { t } = texts
  const askedVersions = useInfiniteQuery(askedPages(caller, 'GET /office/pages/versions', of))
  const versions = askedVersions.data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <>
      <Plans
        plans={answer.plans}
        title={t('office-pages.text')}
        cell={(plan) => <Diff before={linesOf(answer.text)} after={linesOf(plan.text)} isShort empty={plan.text.title} />}
        withdraw={acts?.withdraw}
      />
      <Section title={t('office-settings.versions')}>
        <Versions
          asked={askedVersions}
          versions={versions.map((one) => ({ ...one, value: linesOf(one.text) }))}
          first={[]}
          empty={t('office-pages.neverPublished')}
          again={acts ? ({ text }) => acts.publish(text) : undefined}
        />
      </Section>
    </>
  )
}

const linesOf = ({ title, description, body }: PageText): string[] => [title, description, ...body.split('\n')].filter(Boolean)
