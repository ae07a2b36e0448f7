import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { moneyText } from '@fairhouse/money'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'

export type WithdrawalAnswer = OfficeAnswers<'GET /office/withdrawals/one'>

/** What may be decided about a withdrawal, each with its key; a decision leads on to the next. */
export function useWithdrawalActs(answer: WithdrawalAnswer): PageAct[] {
  const may = useMay()
  const next = useNext(withdrawalQueue)
  const pay = usePay(answer, () => void next())
  const reject = useReject(answer, () => void next())
  return may('withdrawals.pay') ? [pay, reject] : [reject]
}

/** A withdrawal in words: its amount and where it goes. */
export function useWithdrawalName({ withdrawal }: WithdrawalAnswer): string {
  const t = useT()
  const { amount, currency, destination } = withdrawal
  return t('office-queues.withdrawal.heading', { amount: moneyText(amount, currency), destination })
}

/** What a decision was made on. */
const decidedOn = ({ withdrawal: { item }, facts: { version } }: WithdrawalAnswer) => ({ [`withdrawal:${item}`]: version })

function usePay(answer: WithdrawalAnswer, onDone: () => void): PageAct {
  const t = useT()
  const act = useAct()
  const what = useWithdrawalName(answer)
  const run = () =>
    act({
      at: 'POST /office/withdrawals/pay',
      input: { item: answer.withdrawal.item },
      precondition: decidedOn(answer),
      gate: answer.facts.payGate,
      title: t('office-queues.withdrawal.payTitle', { what }),
      verb: t('office-queues.withdrawal.pay'),
      done: t('office-queues.withdrawal.paid'),
      onDone,
    })
  return { id: 'withdrawal.pay', keys: 'a', label: t('office-queues.withdrawal.pay'), isMain: true, run }
}

function useReject(answer: WithdrawalAnswer, onDone: () => void): PageAct {
  const t = useT()
  const act = useAct()
  const what = useWithdrawalName(answer)
  const run = () =>
    act({
      at: 'POST /office/withdrawals/reject',
      input: { item: answer.withdrawal.item },
      precondition: decidedOn(answer),
      title: t('office-queues.withdrawal.rejectTitle', { what }),
      verb: t('office-queues.withdrawal.reject'),
      done: t('office-queues.withdrawal.rejected'),
      isGrave: true,
      onDone,
    })
  return { id: 'withdrawal.reject', keys: 'r', label: t('office-queues.withdrawal.reject'), run }
}
