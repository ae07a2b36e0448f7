import type { Segment } from '@fairhouse/contract/office/bonuses/segments.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Form, TextLine } from '../base/pieces/form.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import { recordIn, typedOf, valueOf, withField, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { ranges, withBound, type RangeName } from './segment-data.ts'
import { useSegmentWords } from './use-segment-words.ts'

const back = { href: '/segments' } as const

/** One segment, or a new one: what it says of its players, and how many they are. */
export function SegmentPage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[2] ?? ''
  const { data, error } = useQuery(asked(caller, 'GET /office/segments', {}))
  const segment = data?.segments.find((one) => one.id === id)
  const isNew = id === 'new'
  return (
    <Page
      title={segment?.name ?? t(isNew ? 'office-segments.new' : 'office-segments.one')}
      back={{ ...back, label: t('office-segments.title') }}
    >
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={8} label={t('office.list.loading')} />}
      {data && !segment && !isNew && <Notice>{t('office-segments.unknown')}</Notice>}
      {data && (segment || isNew) && <Editor key={`${id} ${segment?.version ?? ''}`} segment={segment} />}
    </Page>
  )
}

const empty: Written = { name: '', countries: [] }

function Editor({ segment }: { segment: Segment | undefined }) {
  const { go } = useOffice()
  const t = useT()
  const act = useAct()
  const mayDraft = useMay()('campaigns.draft')
  const [typed, setTyped, forget] = useDraft<Written>(`segment ${segment?.id ?? 'new'} ${segment?.version ?? ''}`, segment?.data ?? empty)
  const save = () =>
    act({
      at: 'POST /office/segments/save',
      input: { ...(segment ? { id: segment.id } : {}), data: typed },
      ...(segment ? { precondition: { [`segment:${segment.id}`]: segment.version }, gate: segment.gate } : {}),
      title: t('office-segments.saveTitle', { name: typedOf(typed['name']) || '–' }),
      verb: t(segment?.gate === 'second' ? 'office-settings.ask' : 'office-segments.save'),
      onDone: () => {
        forget()
        go('/segments')
      },
    })
  return (
    <div className={editor.beside}>
      <Section title={t('office-segments.says')}>
        <Form onSubmit={save}>
          <TextLine label={t('office-segments.name')} value={typedOf(typed['name'])} onChange={(name) => setTyped({ ...typed, name })} />
          <Countries value={typed['countries']} onChange={(countries) => setTyped({ ...typed, countries })} />
          {ranges.map((name) => (
            <RangeFields key={name} name={name} data={typed} onChange={setTyped} />
          ))}
          {mayDraft && (
            <Button type="submit" disabled={typed === segment?.data}>
              {t('office-settings.look')}
            </Button>
          )}
        </Form>
      </Section>
      {mayDraft && (
        <div className={editor.seen}>
          <Section title={t('office-segments.count')}>
            <Counted data={typed} />
          </Section>
        </div>
      )}
    </div>
  )
}

function Countries({ value, onChange }: { value: unknown; onChange: (countries: unknown) => void }) {
  const t = useT()
  const [typed, setTyped] = useState(() => typedOf(value))
  return (
    <TextLine
      label={t('office-segments.countries')}
      hint={t('office-segments.countriesHint')}
      value={typed}
      isMono
      onChange={(next) => {
        setTyped(next)
        onChange(valueOf('codes', next) ?? [])
      }}
    />
  )
}

type RangeProps = { name: RangeName; data: Written; onChange: (data: Written) => void }

/** From so many to so many; deposits within some days. */
function RangeFields({ name, data, onChange }: RangeProps) {
  const t = useT()
  const range = recordIn(data[name])
  const bounds = name === 'deposits' ? (['least', 'most', 'withinDays'] as const) : (['least', 'most'] as const)
  return (
    <fieldset className={editor.group}>
      <legend>{t(`office-segments.range.${name}`)}</legend>
      <div className={editor.grid}>
        {bounds.map((bound) => (
          <TextLine
            key={bound}
            label={t(`office-segments.${bound}`)}
            value={typedOf(range[bound])}
            isMono
            onChange={(typed) => onChange(withBound(data, name, bound, valueOf('whole', typed)))}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** How many players a segment has as it is written; never who. */
function Counted({ data }: { data: Written }) {
  const { background, texts } = useOffice()
  const { t } = texts
  const words = useSegmentWords()
  const wanted = useDeferredValue(withField(data, 'name', typedOf(data['name']).trim() || '–––'))
  const count = useQuery({ ...asked(background, 'POST /office/segments/count', { data: wanted }), placeholderData: keepPreviousData })
  if (count.error) return <ErrorNotice error={count.error} />
  if (!count.data) return <Skeleton lines={2} label={t('office.list.loading')} />
  const { mistakes, players, isEstimate } = count.data
  return (
    <div role="status" aria-live="polite">
      {mistakes.length > 0 ? (
        <Notice meaning="warning">
          {mistakes.map((mistake) => (
            <span key={mistake} className={editor.mistake} dir="ltr">
              {mistake}
            </span>
          ))}
        </Notice>
      ) : (
        <>
          <p>
            <strong>
              {players === null
                ? t('office-segments.few')
                : t(isEstimate ? 'office-segments.about' : 'office-segments.players', { count: players })}
            </strong>
          </p>
          <p>{words(data)}</p>
        </>
      )}
    </div>
  )
}
