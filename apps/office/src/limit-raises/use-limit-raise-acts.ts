import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { limitRaiseQueue } from './limit-raise-queue.ts'
import { useLimitAmount, useLimitName } from './limit-words.ts'

export type LimitRaiseAnswer = OfficeAnswers<'GET /office/limit-raises/one'>

/** A raise in words: whose limit, and to what. */
export function useLimitRaiseName({ raise }: LimitRaiseAnswer): string {
  const t = useT()
  const amount = useLimitAmount(raise)(raise.amount)
  return t('office-queues.raise.heading', { limit: useLimitName(raise), amount, name: raise.name })
}

/** What may be decided about a raise, each with its key. The talk comes first where the rules want it. */
export function useLimitRaiseActs(answer: LimitRaiseAnswer): PageAct[] {
  const approve = useDecision(answer, 'approve', 'a')
  const reject = useDecision(answer, 'reject', 'r')
  const talk = useTalk(answer)
  if (answer.raise.wants === 'talk') return [talk]
  return answer.facts.state.mustTalk ? [talk, reject] : [approve, reject, talk]
}

/** What a decision was made on. */
const decidedOn = ({ raise: { item }, facts: { version } }: LimitRaiseAnswer) => ({ [`limitRaise:${item}`]: version })

function useDecision(answer: LimitRaiseAnswer, decision: 'approve' | 'reject', keys: string): PageAct {
  const t = useT()
  const act = useAct()
  const next = useNext(limitRaiseQueue)
  const what = useLimitRaiseName(answer)
  const run = () =>
    act({
      at: `POST /office/limit-raises/${decision}`,
      input: { item: answer.raise.item },
      precondition: decidedOn(answer),
      title: t(`office-queues.raise.${decision}Title`, { what }),
      verb: t(`office-queues.raise.${decision}`),
      onDone: () => void next(),
    })
  return { id: `limitRaise.${decision}`, keys, label: t(`office-queues.raise.${decision}`), isMain: decision === 'approve', run }
}

/** Keeps a talk: what needs a decision is decided afterwards, on this page. */
function useTalk(answer: LimitRaiseAnswer): PageAct {
  const t = useT()
  const act = useAct()
  const next = useNext(limitRaiseQueue)
  const { raise, facts } = answer
  const run = () =>
    act({
      at: 'POST /office/limit-raises/contacted',
      input: { item: raise.item },
      precondition: decidedOn(answer),
      title: t('office-queues.raise.contactedTitle', { name: raise.name }),
      about: t('office-queues.raise.contactedAbout'),
      verb: t('office-queues.raise.contacted'),
      ...(raise.wants === 'talk' ? { onDone: () => void next() } : {}),
    })
  const isMain = facts.state.mustTalk || raise.wants === 'talk'
  return { id: 'limitRaise.contacted', keys: 'c', label: t('office-queues.raise.contacted'), isMain, run }
}
