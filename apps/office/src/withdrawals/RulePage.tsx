import { approvalWants } from '@fairhouse/contract/office/queues/approval-wants.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Notice, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Choice, Form, TextLine, Tick } from '../base/pieces/form.tsx'
import { Page } from '../base/pieces/Page.tsx'
import { amountsIn, amountsText } from './amounts-text.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'
import style from './Withdrawal.module.css'

type Answer = OfficeAnswers<'GET /office/withdrawals/rule'>

/** The rule that pays withdrawals without a person: what it wants, and what it would have done in the last 30 days. */
export function RulePage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/withdrawals/rule', {}))
  return (
    <Page title={t('office-queues.rule.title')} back={{ href: withdrawalQueue.href, label: t('office-queues.withdrawal.title') }}>
      <p>{t('office-queues.rule.about')}</p>
      {error && <ErrorNotice error={error} />}
      {data ? <RuleForm key={data.version} answer={data} /> : !error && <Skeleton lines={8} label={t('office.list.loading')} />}
    </Page>
  )
}

function RuleForm({ answer: { rule, version } }: { answer: Answer }) {
  const t = useT()
  const may = useMay()
  const act = useAct()
  const [draft, setDraft] = useState<Draft>({ ...rule, upTo: amountsText(rule.upTo), afterDays: String(rule.afterDays) })
  const read = ruleIn(draft)
  const isLead = may('withdrawals.lead')
  const submit = () => {
    if (!read.rule) return
    act({
      at: 'POST /office/withdrawals/rule',
      input: read.rule,
      precondition: { 'withdrawal.rule': version },
      gate: draft.isOn ? 'second' : 'reason',
      title: t('office-queues.rule.actTitle'),
      verb: t('office-queues.rule.verb'),
    })
  }
  return (
    <Form onSubmit={submit}>
      {!isLead && <Notice>{t('office-queues.rule.readOnly')}</Notice>}
      <fieldset disabled={!isLead} className={style.fields}>
        <RuleFields draft={draft} isWrong={read} onChange={(change) => setDraft({ ...draft, ...change })} />
      </fieldset>
      {isLead && (
        <Button type="submit" disabled={!read.rule}>
          {t('office-queues.look')}
        </Button>
      )}
    </Form>
  )
}

type Draft = Omit<Answer['rule'], 'upTo' | 'afterDays'> & { upTo: string; afterDays: string }
type Wrong = { upTo: boolean; afterDays: boolean }

/** Reads what was typed; the rule is there once nothing is wrong. */
function ruleIn({ isOn, wants, ...typed }: Draft): Wrong & { rule: Answer['rule'] | undefined } {
  const upTo = amountsIn(typed.upTo)
  const afterDays = /^\d{1,4}$/.test(typed.afterDays) && Number(typed.afterDays) <= 3650 ? Number(typed.afterDays) : undefined
  const rule = upTo && afterDays !== undefined ? { isOn, wants, upTo, afterDays } : undefined
  return { rule, upTo: upTo === undefined, afterDays: afterDays === undefined }
}

function RuleFields({ draft, isWrong, onChange }: { draft: Draft; isWrong: Wrong; onChange: (change: Partial<Draft>) => void }) {
  const t = useT()
  const wantsWith = (want: (typeof approvalWants)[number], isOn: boolean) =>
    approvalWants.filter((one) => (one === want ? isOn : draft.wants.includes(one)))
  return (
    <>
      <Choice
        label={t('office-queues.rule.state')}
        value={draft.isOn ? 'on' : 'off'}
        options={[
          { value: 'off', label: t('office-queues.rule.off') },
          { value: 'on', label: t('office-queues.rule.on') },
        ]}
        onChange={(value) => onChange({ isOn: value === 'on' })}
      />
      <TextLine
        label={t('office-queues.rule.upTo')}
        hint={t('office-queues.rule.upToHint')}
        error={isWrong.upTo ? t('office-queues.rule.upToWrong') : undefined}
        value={draft.upTo}
        isMono
        onChange={(upTo) => onChange({ upTo })}
      />
      <TextLine
        label={t('office-queues.rule.afterDays')}
        error={isWrong.afterDays ? t('office-queues.rule.daysWrong') : undefined}
        value={draft.afterDays}
        isMono
        onChange={(afterDays) => onChange({ afterDays })}
      />
      {approvalWants.map((want) => (
        <Tick
          key={want}
          label={t(`office-queues.withdrawal.check.${want}`)}
          isOn={draft.wants.includes(want)}
          onChange={(isOn) => onChange({ wants: wantsWith(want, isOn) })}
        />
      ))}
    </>
  )
}
