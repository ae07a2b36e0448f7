import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { returnQueue } from './return-queue.ts'

export type ReturnAnswer = OfficeAnswers<'GET /office/exclusion-returns/one'>

/** What a decision was made on. */
export const decidedOn = ({ return: { item }, facts: { version } }: ReturnAnswer) => ({ [`exclusionReturn:${item}`]: version })

/** What may be decided about a request to play again, each with its key. */
export function useReturnActs(answer: ReturnAnswer, extend: () => void): PageAct[] {
  const t = useT()
  const act = useAct()
  const next = useNext(returnQueue)
  const moment = useMomentText()
  const { item, name, endsAt } = answer.return
  const run = () =>
    act({
      at: 'POST /office/exclusion-returns/let',
      input: { item },
      precondition: decidedOn(answer),
      title: t('office-queues.return.letTitle', { name }),
      about: t('office-queues.return.letAbout', { until: moment(endsAt) }),
      verb: t('office-queues.return.let'),
      onDone: () => void next(),
    })
  return [
    { id: 'return.let', keys: 'a', label: t('office-queues.return.let'), isMain: true, run },
    { id: 'return.extend', keys: 'r', label: t('office-queues.return.extend'), run: extend },
  ]
}
