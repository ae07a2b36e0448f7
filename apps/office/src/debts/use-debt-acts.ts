import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { moneyText } from '@fairhouse/money'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { debtQueue } from './debt-queue.ts'

export type DebtAnswer = OfficeAnswers<'GET /office/debts/one'>

/** A debt in words: who owes how much. */
export function useDebtName({ debt: { name, amount, currency } }: DebtAnswer): string {
  return useT()('office-queues.debt.heading', { name, amount: moneyText(amount, currency) })
}

/** Whether there is cash to take a debt from. */
export const hasCash = ({ facts }: DebtAnswer): boolean => Number(facts.has.cash) > 0

/** What may be decided about a debt, each with its key. */
export function useDebtActs(answer: DebtAnswer): PageAct[] {
  const t = useT()
  const may = useMay()
  const act = useAct()
  const next = useNext(debtQueue)
  const what = useDebtName(answer)
  const { item } = answer.debt
  const sent = { input: { item }, precondition: { [`debt:${item}`]: answer.facts.version }, onDone: () => void next() }
  const recover: PageAct = {
    id: 'debt.recover',
    keys: 'a',
    label: t('office-queues.debt.recover'),
    isMain: true,
    run: () =>
      act({
        at: 'POST /office/debts/recover',
        ...sent,
        title: t('office-queues.debt.recoverTitle', { what }),
        about: t('office-queues.debt.recoverAbout'),
        verb: t('office-queues.debt.recover'),
      }),
  }
  const writeOff: PageAct = {
    id: 'debt.writeOff',
    keys: 'r',
    label: t('office-queues.debt.writeOff'),
    run: () =>
      act({
        at: 'POST /office/debts/write-off',
        ...sent,
        title: t('office-queues.debt.writeOffTitle', { what }),
        about: t('office-queues.debt.writeOffAbout'),
        verb: t('office-queues.debt.writeOff'),
      }),
  }
  return [...(hasCash(answer) ? [recover] : []), ...(may('debts.writeOff') ? [writeOff] : [])]
}
