import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { moneyText } from '@fairhouse/money'
import { useEffect } from 'react'
import { refusalWords, useAct } from '../acts/index.ts'
import { useOffice, useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { roundQueue } from './round-queue.ts'

export type RoundAnswer = OfficeAnswers<'GET /office/rounds/one'>

/** A round in words: what is in play, and in which game. */
export function useRoundName({ round }: RoundAnswer): string {
  return useT()('office-queues.round.heading', { stake: moneyText(round.stake, round.currency), game: round.game ?? round.studio })
}

/** Asks the studio once when a page opens; its answer then stands on the page. */
export function useAskedStudio({ round }: RoundAnswer, mayDecide: boolean): void {
  const { background, queries } = useOffice()
  const { item } = round
  useEffect(() => {
    if (!mayDecide) return
    void background
      .call('POST /office/rounds/ask', { item })
      .then(() => queries.invalidateQueries({ queryKey: ['GET /office/rounds/one', { item }] }))
  }, [background, queries, item, mayDecide])
}

/** What may be done about a round that hangs, each with its key. */
export function useRoundActs(answer: RoundAnswer): PageAct[] {
  const ask = useAskAgain(answer)
  const settle = useSettle(answer)
  const rollBack = useRollBack(answer)
  const canSettle = answer.facts.studio?.says === 'settled'
  return [{ ...(canSettle ? settle : ask), keys: 'a', isMain: true }, rollBack, ...(canSettle ? [{ ...ask, keys: 'c' }] : [])]
}

function useAskAgain({ round }: RoundAnswer): PageAct {
  const t = useT()
  const { caller, queries, toasts, texts } = useOffice()
  const run = async () => {
    const outcome = await caller.call('POST /office/rounds/ask', { item: round.item })
    if (!outcome.ok) return void toasts.show('warning', refusalWords(texts, outcome.refusal))
    toasts.show('info', t(`office-queues.round.says.${outcome.value.says}`))
    return void queries.invalidateQueries({ queryKey: ['GET /office/rounds/one', { item: round.item }] })
  }
  return { id: 'round.ask', keys: 'c', label: t('office-queues.round.ask'), run: () => void run() }
}

function useSettle(answer: RoundAnswer): PageAct {
  const t = useT()
  const act = useAct()
  const next = useNext(roundQueue)
  const what = useRoundName(answer)
  const { round, facts } = answer
  const run = () =>
    act({
      at: 'POST /office/rounds/settle',
      input: { item: round.item },
      precondition: { [`round:${round.item}`]: facts.version, [`round.answer:${round.item}`]: facts.answer },
      title: t('office-queues.round.settleTitle', { what }),
      about: t('office-queues.round.settleAbout'),
      verb: t('office-queues.round.settle'),
      onDone: () => void next(),
    })
  return { id: 'round.settle', keys: 'a', label: t('office-queues.round.settle'), run }
}

function useRollBack(answer: RoundAnswer): PageAct {
  const t = useT()
  const act = useAct()
  const next = useNext(roundQueue)
  const what = useRoundName(answer)
  const { round, facts } = answer
  const run = () =>
    act({
      at: 'POST /office/rounds/roll-back',
      input: { item: round.item },
      precondition: { [`round:${round.item}`]: facts.version },
      title: t('office-queues.round.rollBackTitle', { what }),
      about: t('office-queues.round.rollBackAbout'),
      verb: t('office-queues.round.rollBack'),
      onDone: () => void next(),
    })
  return { id: 'round.rollBack', keys: 'r', label: t('office-queues.round.rollBack'), run }
}
