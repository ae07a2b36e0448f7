import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { PageText, PageVersion } from '@fairhouse/contract/office/pages.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Choice, Form, TextArea, TextLine } from '../base/pieces/form.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Versions } from '../versions/index.ts'
import editor from '../base/pieces/editor.module.css'
import { PagePreview } from './PagePreview.tsx'

type Answer = OfficeAnswers<'GET /office/pages/one'>
type Of = { name: string; language: string }

/** A page of the site in one language: its text beside what players would read, and all that it ever was. */
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

function Editor({ of, answer }: { of: Of; answer: Answer }) {
  const { texts, go } = useOffice()
  const { t } = texts
  const mayPublish = useMay()('pages.publish')
  const publish = usePublish(of, answer)
  const { text, version, languages } = answer
  const [draft, setDraft, forget] = useDraft(`page ${of.name} ${of.language} ${version}`, text)
  const set = (change: Partial<PageText>) => setDraft({ ...draft, ...change })
  return (
    <Page title={answer.page?.title ?? of.name} back={{ href: '/pages', label: t('office-pages.title') }}>
      <div className={editor.language}>
        <Choice
          label={t('office-pages.language')}
          value={of.language}
          options={languages.map((value) => ({ value, label: languageOf(value).name }))}
          onChange={(language) => go(`/pages/${of.name}/${language}`)}
        />
      </div>
      {answer.page === null && <Notice>{t('office-pages.missing')}</Notice>}
      {answer.page?.isExample && <Notice>{t('office-pages.isExample')}</Notice>}
      <div className={editor.even}>
        <Section title={t('office-pages.text')}>
          <Form onSubmit={() => publish(draft, forget)}>
            <TextLine label={t('office-pages.heading')} value={draft.title} onChange={(title) => set({ title })} />
            <TextLine
              label={t('office-pages.description')}
              hint={t('office-pages.descriptionHint')}
              value={draft.description}
              onChange={(description) => set({ description })}
            />
            <TextArea
              label={t('office-pages.body')}
              hint={t('office-pages.bodyHint')}
              value={draft.body}
              onChange={(body) => set({ body })}
            />
            {mayPublish && <Button type="submit">{t('office-settings.look')}</Button>}
          </Form>
        </Section>
        <Section title={t('office-pages.preview')}>
          <PagePreview text={draft} language={of.language} />
        </Section>
      </div>
      <Section title={t('office-settings.versions')}>
        <PageVersions of={of} again={mayPublish ? ({ text: earlier }) => publish(earlier) : undefined} />
      </Section>
    </Page>
  )
}

function usePublish({ name, language }: Of, { gate, version }: Answer) {
  const t = useT()
  const act = useAct()
  return (text: PageText, onDone?: () => void) =>
    act({
      at: 'POST /office/pages/publish',
      input: { name, language, text },
      precondition: { [`page:${name}/${language}`]: version },
      gate,
      title: t('office-pages.publishTitle', { name, language: languageOf(language).name }),
      verb: t(gate === 'second' ? 'office-settings.ask' : 'office-pages.publish'),
      ...(onDone ? { onDone } : {}),
    })
}

function PageVersions({ of, again }: { of: Of; again: ((version: PageVersion) => void) | undefined }) {
  const { caller, texts } = useOffice()
  const askedVersions = useInfiniteQuery(askedPages(caller, 'GET /office/pages/versions', of))
  const versions = askedVersions.data?.pages.flatMap((page) => page.versions) ?? []
  const shown = versions.map((one) => ({
    ...one,
    value: [one.text.title, one.text.description, ...one.text.body.split('\n')].filter(Boolean),
  }))
  return <Versions asked={askedVersions} versions={shown} first={[]} empty={texts.t('office-pages.neverPublished')} again={again} />
}
