import type { OfficeAt } from '@fairhouse/contract/office/office-caller.ts'
import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ConsequenceView, RefusalNotice } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import type { WithdrawalAnswer } from './use-withdrawal-acts.ts'
import style from './Withdrawal.module.css'

/** What each decision would do to the money, rehearsed by the server. */
export function Outcomes({ answer: { withdrawal, facts } }: { answer: WithdrawalAnswer }) {
  const t = useT()
  const may = useMay()
  const { item } = withdrawal
  return (
    <div className={style.outcomes}>
      {may('withdrawals.pay') && (
        <Section title={t('office-queues.withdrawal.wouldPay')}>
          <Outcome at="POST /office/withdrawals/pay" item={item} version={facts.version} />
        </Section>
      )}
      {may('withdrawals.reject') && (
        <Section title={t('office-queues.withdrawal.wouldReject')}>
          <Outcome at="POST /office/withdrawals/reject" item={item} version={facts.version} />
        </Section>
      )}
    </div>
  )
}

type Deciding = Extract<OfficeAt, 'POST /office/withdrawals/pay' | 'POST /office/withdrawals/reject'>

function Outcome({ at, item, version }: { at: Deciding; item: string; version: string }) {
  const { background } = useOffice()
  const t = useT()
  const { data } = useQuery({ queryKey: ['rehearsal', at, item, version], queryFn: () => background.rehearse(at, { item }) })
  if (!data) return <Skeleton lines={3} label={t('office.act.rehearsing')} />
  return data.ok ? <ConsequenceView consequence={data.value} /> : <RefusalNotice refusal={data.refusal} />
}
