import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { MethodVersion } from '@fairhouse/contract/office/methods.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
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
import { MethodPreview } from './MethodPreview.tsx'
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
  const { method, text, version } = answer
  const [typed, setTyped, forget] = useDraft(`method ${method.id} ${version}`, text)
  return (
    <Page
      title={method.name}
      aside={<Tag tone={method.isOn ? 'good' : 'quiet'}>{t(method.isOn ? 'office-methods.on' : 'office-methods.off')}</Tag>}
      back={{ href: '/methods', label: t('office-methods.title') }}
      acts={mayEdit ? acts.all : []}
    >
      <div className={style.beside}>
        <Section title={t('office-methods.data')}>
          <Form onSubmit={() => acts.change(typed, forget)}>
            <TextArea label={t('office-methods.json')} hint={t('office-methods.jsonHint')} isMono value={typed} onChange={setTyped} />
            {mayEdit && (
              <Button type="submit" disabled={typed === text}>
                {t('office-settings.look')}
              </Button>
            )}
          </Form>
        </Section>
        <Section title={t('office-methods.card')}>
          <MethodPreview text={typed} method={method} />
        </Section>
      </div>
      <Section title={t('office-settings.versions')}>
        <MethodVersions id={method.id} again={mayEdit ? acts.again : undefined} />
      </Section>
    </Page>
  )
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
