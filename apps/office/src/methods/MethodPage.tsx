import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { MethodVersion } from '@fairhouse/contract/office/methods.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked, askedPages } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, TextArea } from '../base/pieces/form.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Tag } from '../base/pieces/pieces.tsx'
import { Versions } from '../versions/index.ts'
import { recordIn, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { MethodFields } from './MethodFields.tsx'
import { MethodPreview } from './MethodPreview.tsx'
import { TryDeposit } from './TryDeposit.tsx'
import { useMethodActs } from './use-method-acts.ts'
import style from './Methods.module.css'

type Answer = OfficeAnswers<'GET /office/methods/one'>

/** One way to pay: its data beside the card that players see, and all that it ever was. */
export function MethodPage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[2] ?? ''
  const { data, error } = useQuery(asked(caller, 'GET /office/methods/one', { id }))
  if (data) return <Method key={`${id} ${data.version}`} answer={data} />
  return (
    <Page title={t('office-methods.one')} back={{ href: '/methods', label: t('office-methods.title') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Method({ answer }: { answer: Answer }) {
  const t = useT()
  const mayEdit = useMay()('methods.edit')
  const acts = useMethodActs(answer)
  const { method } = answer
  return (
    <Page
      title={method.name}
      aside={<Tag tone={method.isOn ? 'good' : 'quiet'}>{t(method.isOn ? 'office-methods.on' : 'office-methods.off')}</Tag>}
      back={{ href: '/methods', label: t('office-methods.title') }}
      acts={mayEdit ? acts.all : []}
    >
      <Editor answer={answer} change={mayEdit ? acts.change : undefined} />
      <Section title={t('office-settings.versions')}>
        <MethodVersions id={method.id} again={mayEdit ? acts.again : undefined} />
      </Section>
    </Page>
  )
}

type EditorProps = { answer: Answer; change: ((text: string, onDone: () => void) => void) | undefined }

/** The form of a way to pay beside its card. What is typed is one text, which the fields and the JSON both write. */
function Editor({ answer: { method, text, version, hasSandbox }, change }: EditorProps) {
  const t = useT()
  const [typed, setTyped, forget] = useDraft(`method ${method.id} ${version}`, text)
  // The fields read anew what was not typed in them.
  const [edition, setEdition] = useState(0)
  const data = useMemo(() => recordOf(typed), [typed])
  const forgetTyped = () => {
    forget()
    setEdition(edition + 1)
  }
  const setText = (next: string) => {
    setTyped(next)
    setEdition(edition + 1)
  }
  return (
    <div className={editor.beside}>
      <Section title={t('office-methods.data')}>
        <Form onSubmit={() => change?.(typed, forgetTyped)}>
          {data ? (
            <MethodFields key={edition} data={data} onChange={(next) => setTyped(JSON.stringify(next, null, 2))} />
          ) : (
            <Notice>{t('office-methods.noJson')}</Notice>
          )}
          <details className={style.json} open={!data}>
            <summary>{t('office-methods.asJson')}</summary>
            <TextArea label={t('office-methods.json')} hint={t('office-methods.jsonHint')} isMono value={typed} onChange={setText} />
          </details>
          {change && <Sending isTyped={typed !== text} forget={forgetTyped} />}
        </Form>
      </Section>
      <div className={editor.seen}>
        <Section title={t('office-methods.card')}>
          <MethodPreview text={typed} method={method} />
        </Section>
        {change && hasSandbox && method.isOn && (
          <Section title={t('office-methods.try')}>
            <TryDeposit method={method} />
          </Section>
        )}
      </div>
    </div>
  )
}

function Sending({ isTyped, forget }: { isTyped: boolean; forget: () => void }) {
  const t = useT()
  return (
    <div className={editor.send}>
      <Button type="submit" disabled={!isTyped}>
        {t('office-settings.look')}
      </Button>
      <Button kind="plain" disabled={!isTyped} onClick={forget}>
        {t('office-methods.forget')}
      </Button>
    </div>
  )
}

/** Reads what is typed as JSON; undefined while it is none. */
function recordOf(text: string): Written | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? recordIn(value) : undefined
  } catch {
    return undefined
  }
}

function MethodVersions({ id, again }: { id: string; again: ((version: MethodVersion) => void) | undefined }) {
  const { caller, texts } = useOffice()
  const { t } = texts
  const askedVersions = useInfiniteQuery(askedPages(caller, 'GET /office/methods/versions', { id }))
  const versions = askedVersions.data?.pages.flatMap((page) => page.versions) ?? []
  const shown = versions.map((one) => ({
    ...one,
    value: one.data,
    tag: <Tag tone={one.isOn ? 'good' : 'quiet'}>{t(one.isOn ? 'office-methods.on' : 'office-methods.off')}</Tag>,
  }))
  return <Versions asked={askedVersions} versions={shown} first={{}} empty="" again={again} />
}
