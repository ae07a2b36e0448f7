import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { moneyText } from '@fairhouse/money'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { suspenseQueue } from './suspense-queue.ts'

export type SuspenseAnswer = OfficeAnswers<'GET /office/suspense/one'>

/** Money in suspense in words: its amount and how it came. */
export function useSuspenseName({ suspense: { amount, currency, provider } }: SuspenseAnswer): string {
  return useT()('office-queues.suspense.heading', { amount: moneyText(amount, currency), provider })
}

/** What a decision was made on. */
export const decidedOn = ({ suspense: { item }, facts: { version } }: SuspenseAnswer) => ({ [`suspense:${item}`]: version })

/** What may be decided about money in suspense, each with its key. */
export function useSuspenseActs(answer: SuspenseAnswer, credit: () => void): PageAct[] {
  const t = useT()
  const may = useMay()
  const act = useAct()
  const next = useNext(suspenseQueue)
  const what = useSuspenseName(answer)
  const give: PageAct = { id: 'suspense.credit', keys: 'a', label: t('office-queues.suspense.credit'), isMain: true, run: credit }
  const run = () =>
    act({
      at: 'POST /office/suspense/return',
      input: { item: answer.suspense.item },
      precondition: decidedOn(answer),
      title: t('office-queues.suspense.returnTitle', { what }),
      about: t('office-queues.suspense.returnAbout'),
      verb: t('office-queues.suspense.return'),
      onDone: () => void next(),
    })
  const back: PageAct = { id: 'suspense.return', keys: 'r', label: t('office-queues.suspense.return'), run }
  return [give, ...(may('suspense.return') ? [back] : [])]
}
