import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Outcome, Outcomes } from '../queues/index.ts'
import type { WithdrawalAnswer } from './use-withdrawal-acts.ts'

/** What each decision would do to the money, rehearsed by the server. */
export function WithdrawalOutcomes({ answer: { withdrawal, facts } }: { answer: WithdrawalAnswer }) {
  const t = useT()
  const may = useMay()
  const { item } = withdrawal
  return (
    <Outcomes>
      {may('withdrawals.pay') && (
        <Section title={t('office-queues.withdrawal.wouldPay')}>
          <Outcome at="POST /office/withdrawals/pay" input={{ item }} version={facts.version} />
        </Section>
      )}
      {may('withdrawals.reject') && (
        <Section title={t('office-queues.withdrawal.wouldReject')}>
          <Outcome at="POST /office/withdrawals/reject" input={{ item }} version={facts.version} />
        </Section>
      )}
    </Outcomes>
  )
}
