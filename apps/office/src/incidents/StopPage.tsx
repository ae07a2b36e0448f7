import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice, useT } from '../base/office.ts'
import { Choice, Form, TextLine } from '../base/pieces/form.tsx'
import { Page, Section } from '../base/pieces/Page.tsx'
import editor from '../base/pieces/editor.module.css'
import { StopPreview } from './StopPreview.tsx'
import { stopWords } from './stop-words.ts'

const kinds = ['registration', 'login', 'deposit', 'withdrawal', 'play', 'site'] as const
type Draft = { kind: (typeof kinds)[number]; target: string; country: string; texts: Record<string, string> }
const empty: Draft = { kind: 'deposit', target: '', country: '', texts: {} }
type Stoppable = OfficeAnswers<'GET /office/incidents/stoppable'>
type One = OfficeAnswers<'GET /office/incidents/one'>

/** Stops a part of the house: what, where, and what players read meanwhile. */
export function StopPage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[2] ?? ''
  const one = useQuery(asked(caller, 'GET /office/incidents/one', { id }))
  const stoppable = useQuery(asked(caller, 'GET /office/incidents/stoppable', {}))
  const error = one.error ?? stoppable.error
  return (
    <Page
      title={t('office-incidents.stop')}
      back={{ href: `/incidents/${id}`, label: one.data?.incident.title ?? t('office-incidents.backTo') }}
    >
      {error && <ErrorNotice error={error} />}
      {one.data && stoppable.data ? (
        <StopForm id={id} one={one.data} stoppable={stoppable.data} />
      ) : (
        !error && <Skeleton lines={8} label={t('office.list.loading')} />
      )}
    </Page>
  )
}

function StopForm({ id, one, stoppable }: { id: string; one: One; stoppable: Stoppable }) {
  const t = useT()
  const [draft, setDraft, forget] = useDraft(`incident ${id} stop`, empty)
  const [tried, setTried] = useState(false)
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const texts = Object.fromEntries(Object.entries(draft.texts).filter(([, text]) => text.trim() !== ''))
  const country = draft.country.trim().toUpperCase()
  const isWrong = country !== '' && !/^[A-Z]{3}$/.test(country)
  const send = useStop(
    id,
    one,
    {
      ...draft,
      country,
      texts,
      targetName: stoppable.targets.find(({ kind, target }) => kind === draft.kind && target === draft.target)?.name,
    },
    forget,
  )
  return (
    <div className={editor.beside}>
      <Form
        onSubmit={() => {
          setTried(true)
          if (!isWrong) send()
        }}
      >
        <WhatAndWhere stoppable={stoppable} draft={draft} set={set} isWrong={tried && isWrong} />
        {stoppable.languages.map((language) => (
          <TextLine
            key={language}
            label={t('office-incidents.own', { language: languageOf(language).name })}
            hint={t('office-incidents.ownHint')}
            value={draft.texts[language] ?? ''}
            onChange={(text) => set({ texts: { ...draft.texts, [language]: text } })}
          />
        ))}
        <Button type="submit">{t('office-incidents.look')}</Button>
      </Form>
      <Section title={t('office-incidents.preview')}>
        <StopPreview kind={draft.kind} texts={texts} />
      </Section>
    </div>
  )
}

type WhatProps = { stoppable: Stoppable; draft: Draft; set: (change: Partial<Draft>) => void; isWrong: boolean }

/** What is stopped, and where. */
function WhatAndWhere({ stoppable, draft, set, isWrong }: WhatProps) {
  const t = useT()
  const targets = stoppable.targets.filter(({ kind }) => kind === draft.kind)
  return (
    <>
      <Choice
        label={t('office-incidents.what')}
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: t(`office-incidents.kind.${value}`) }))}
        onChange={(value) => set({ kind: kinds.find((kind) => kind === value) ?? 'deposit', target: '' })}
      />
      {targets.length > 0 && (
        <Choice
          label={t('office-incidents.target')}
          value={draft.target}
          options={[
            { value: '', label: t('office-incidents.all') },
            ...targets.map(({ target, name }) => ({ value: target, label: name })),
          ]}
          onChange={(target) => set({ target })}
        />
      )}
      <TextLine
        isMono
        label={t('office-incidents.country')}
        hint={t('office-incidents.countryHint')}
        error={isWrong ? t('office-incidents.countryWrong') : undefined}
        value={draft.country}
        onChange={(value) => set({ country: value })}
      />
    </>
  )
}

function useStop(id: string, { version }: One, draft: Draft & { targetName: string | undefined }, forget: () => void) {
  const { go, texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const { kind, target, country, texts: shown, targetName = null } = draft
  return () =>
    act({
      at: 'POST /office/incidents/stop',
      input: { id, kind, texts: shown, ...(target === '' ? {} : { target }), ...(country === '' ? {} : { country }) },
      precondition: { [`incident:${id}`]: version },
      title: t('office-incidents.stopTitle', { what: stopWords(texts, { kind, targetName, country: country === '' ? null : country }) }),
      about: t('office-incidents.stopAbout'),
      verb: t('office-incidents.stopVerb'),
      isGrave: true,
      onDone: () => {
        forget()
        go(`/incidents/${id}`)
      },
    })
}
