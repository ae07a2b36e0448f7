import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { refusalWords, useAct } from '../../acts/index.ts'
import { useOffice } from '../../base/office.ts'
import { Form, TextLine } from '../../base/pieces/form.tsx'
import { Page, Section, type PageAct } from '../../base/pieces/Page.tsx'
import { Facts, Moment } from '../../base/pieces/pieces.tsx'

type Asking = OfficeAnswers<'POST /office/device/read'>

/** Where a colleague types the code of `fairhouse login`, sees what asks by it, and lets it in or refuses it. */
export function DevicePage() {
  const { texts } = useOffice()
  const { t } = texts
  const [asking, setAsking] = useState<Asking>()
  const [said, setSaid] = useState<string>()
  const done = (words: string) => {
    setAsking(undefined)
    setSaid(words)
  }
  const acts = useDecisions(asking, done)
  return (
    <Page title={t('office.device.title')} back={{ href: '/me', label: t('office.screen.me') }} acts={acts}>
      {said !== undefined && <Notice live>{said}</Notice>}
      {asking ? (
        <WhatAsks asking={asking} />
      ) : (
        <CodeForm
          onFound={(found) => {
            setSaid(undefined)
            setAsking(found)
          }}
        />
      )}
    </Page>
  )
}

function CodeForm({ onFound }: { onFound: (asking: Asking) => void }) {
  const { caller, texts } = useOffice()
  const { t } = texts
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const find = async () => {
    if (code.replaceAll(/[^A-Za-z]/g, '').length !== 8) return setProblem(t('office.device.codeWrong'))
    const outcome = await caller.call('POST /office/device/read', { code })
    if (outcome.ok) onFound(outcome.value)
    else setProblem(refusalWords(texts, outcome.refusal))
  }
  return (
    <Form onSubmit={() => void find()}>
      <p>{t('office.device.text')}</p>
      <TextLine label={t('office.device.code')} value={code} isMono error={problem} onChange={setCode} />
      <Button type="submit">{t('office.device.find')}</Button>
    </Form>
  )
}

function WhatAsks({ asking: { host, network, askedAt, expiresAt } }: { asking: Asking }) {
  const { texts } = useOffice()
  const { t } = texts
  return (
    <Section title={t('office.device.asks')}>
      <Notice meaning="warning">{t('office.device.warning')}</Notice>
      <Facts
        facts={[
          { name: t('office.device.host'), value: <bdi>{host}</bdi> },
          { name: t('office.device.network'), value: <bdi>{network}</bdi> },
          { name: t('office.device.asked'), value: <Moment at={askedAt} /> },
          { name: t('office.device.until'), value: <Moment at={expiresAt} /> },
        ]}
      />
    </Section>
  )
}

function useDecisions(asking: Asking | undefined, onDone: (words: string) => void): PageAct[] {
  const { texts } = useOffice()
  const { t } = texts
  const act = useAct()
  if (!asking) return []
  const { id, host } = asking
  const allow = () =>
    act({
      at: 'POST /office/device/allow',
      input: { id },
      title: t('office.device.allowTitle', { host }),
      verb: t('office.device.allow'),
      done: t('office.device.allowed'),
      onDone: () => onDone(t('office.device.allowed')),
    })
  const refuse = () =>
    act({
      at: 'POST /office/device/refuse',
      input: { id },
      title: t('office.device.refuseTitle', { host }),
      verb: t('office.device.refuse'),
      done: t('office.device.refused'),
      onDone: () => onDone(t('office.device.refused')),
    })
  return [
    { id: 'device.allow', keys: 'a', label: t('office.device.allow'), isMain: true, run: allow },
    { id: 'device.refuse', keys: 'r', label: t('office.device.refuse'), run: refuse },
  ]
}
