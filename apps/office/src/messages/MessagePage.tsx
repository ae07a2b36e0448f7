import type { MessagePart, MessageVersion } from '@fairhouse/contract/office/messages.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Choice, Form, TextArea, TextLine } from '../base/pieces/form.tsx'
import { Page, Section, type PageAct } from '../base/pieces/Page.tsx'
import { Tag } from '../base/pieces/pieces.tsx'
import { Versions } from '../versions/index.ts'
import editor from '../base/pieces/editor.module.css'
import { isSaid, nameKey, ownOf, saidOf, type Texts } from './message-draft.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { useMessageActs } from './use-message-acts.ts'
import style from './Messages.module.css'

type Answer = OfficeAnswers<'GET /office/messages/one'>

/** A message in one language: its texts beside what is sent, with sample data, and all that it ever said. */
export function MessagePage() {
  const { caller } = useOffice()
  const t = useT()
  const [name = '', language = ''] = usePagePath().split('/').slice(2)
  const { data, error } = useQuery(asked(caller, 'GET /office/messages/one', { name, language }))
  if (data) return <Message key={`${name} ${language} ${data.version}`} answer={data} language={language} />
  return (
    <Page title={t('office-messages.one')} back={{ href: '/messages', label: t('office-messages.title') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Message({ answer, language }: { answer: Answer; language: string }) {
  const { caller, texts: words, go } = useOffice()
  const { t } = words
  const mayPublish = useMay()('messages.publish')
  const acts = useMessageActs(answer, language)
  const { name, parts, languages } = answer
  const draft = useMessageDraft(answer, language)
  const own = ownOf(parts, draft.typed)
  const asks = useInfiniteQuery(askedPages(caller, 'GET /office/messages/versions', { name, language }))
  const versions = asks.data?.pages.flatMap((page) => page.versions) ?? []
  const isOwn = parts.some((part) => part.own !== null)
  return (
    <Page
      title={t(nameKey(name))}
      aside={<Tag tone={isOwn ? 'brass' : 'quiet'}>{t(isOwn ? 'office-messages.own' : 'office-messages.builtIn')}</Tag>}
      back={{ href: '/messages', label: t('office-messages.title') }}
      acts={mayPublish ? pageActs({ t, acts, versions, isOwn, sendTest: () => acts.sendTest(own, draft.samples) }) : []}
    >
      <div className={editor.language}>
        <Choice
          label={t('office-messages.language')}
          value={language}
          options={languages.map((value) => ({ value, label: languageOf(value).name }))}
          onChange={(chosen) => go(`/messages/${name}/${chosen}`)}
        />
      </div>
      <Editor answer={answer} language={language} draft={draft} publish={mayPublish ? () => acts.publish(own, draft.forget) : undefined} />
      <Section title={t('office-settings.versions')}>
        <Versions
          asked={asks}
          versions={versions.map((one) => ({ ...one, value: one.texts }))}
          first={{}}
          empty={t('office-messages.never')}
          again={mayPublish ? acts.again : undefined}
        />
      </Section>
    </Page>
  )
}

/** What somebody has typed and not sent, and the sample data with which they look at it. */
function useMessageDraft({ name, version, parts, samples: first }: Answer, language: string) {
  const [typed, setTyped, forget] = useDraft<Texts>(`message ${name} ${language} ${version}`, saidOf(parts))
  const [samples, setSamples] = useState(first)
  return { typed, setTyped, forget, samples, setSamples }
}

type EditorProps = { answer: Answer; language: string; draft: ReturnType<typeof useMessageDraft>; publish: (() => void) | undefined }

/** The texts beside what is sent. */
function Editor({ answer, language, draft: { typed, setTyped, samples, setSamples }, publish }: EditorProps) {
  const t = useT()
  const { name, channel, parts } = answer
  return (
    <div className={editor.even}>
      <Section title={t('office-messages.text')} aside={<Tag>{t(`office-messages.channel.${channel}`)}</Tag>}>
        <Form onSubmit={() => publish?.()}>
          <Parts answer={answer} typed={typed} onChange={setTyped} />
          {publish && (
            <Button type="submit" disabled={isSaid(parts, typed)}>
              {t('office-settings.look')}
            </Button>
          )}
        </Form>
      </Section>
      <Section title={t('office-messages.preview')}>
        <MessagePreview name={name} language={language} texts={ownOf(parts, typed)} samples={samples} />
        <Samples samples={samples} onChange={setSamples} />
      </Section>
    </div>
  )
}

type PageActsOf = {
  t: ReturnType<typeof useT>
  acts: ReturnType<typeof useMessageActs>
  versions: readonly MessageVersion[]
  isOwn: boolean
  sendTest: () => void
}

function pageActs({ t, acts, versions: [, before], isOwn, sendTest }: PageActsOf): PageAct[] {
  return [
    { id: 'message.test', keys: 's', label: t('office-messages.sendTest'), run: sendTest },
    ...(before ? [{ id: 'message.back', keys: 'z', label: t('office-messages.back'), run: () => acts.again(before) }] : []),
    ...(isOwn ? [{ id: 'message.builtIn', keys: 'd', label: t('office-messages.toBuiltIn'), run: acts.toBuiltIn }] : []),
  ]
}

type PartsProps = { answer: Answer; typed: Texts; onChange: (typed: Texts) => void }

/** The texts of a message in their order, each with what it must speak of. */
function Parts({ answer: { parts, values }, typed, onChange }: PartsProps) {
  const { texts: words } = useOffice()
  const { t } = words
  const list = (names: readonly string[]) => new Intl.ListFormat(words.language.tag).format(names.map((one) => `{${one}}`))
  const hintOf = ({ needed, builtIn, key }: MessagePart) =>
    [
      ...(needed.length > 0 ? [t('office-messages.needed', { places: list(needed) })] : []),
      ...(typed[key] === builtIn ? [] : [t('office-messages.came', { text: builtIn })]),
    ].join(' ')
  const paragraphs = parts.filter(({ part }) => part === 'text')
  return (
    <>
      <p className={editor.about}>{t('office-messages.values', { places: list(values) })}</p>
      {parts.map((part) => {
        const number = paragraphs.indexOf(part) + 1
        const Field = part.part === 'text' ? TextArea : TextLine
        return (
          <Field
            key={part.key}
            label={part.part === 'text' ? t('office-messages.part.text', { number }) : t(`office-messages.part.${part.part}`)}
            hint={hintOf(part)}
            value={typed[part.key] ?? part.builtIn}
            onChange={(text) => onChange({ ...typed, [part.key]: text })}
          />
        )
      })}
    </>
  )
}

/** What stands for the values in the preview and in a test. */
function Samples({ samples, onChange }: { samples: Record<string, string>; onChange: (samples: Record<string, string>) => void }) {
  const t = useT()
  return (
    <fieldset className={style.samples}>
      <legend>{t('office-messages.samples')}</legend>
      {Object.entries(samples).map(([name, value]) => (
        <TextLine key={name} label={`{${name}}`} value={value} onChange={(next) => onChange({ ...samples, [name]: next })} />
      ))}
    </fieldset>
  )
}
