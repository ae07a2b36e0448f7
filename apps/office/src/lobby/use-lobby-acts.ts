import type { LobbyPlan, LobbyVersion, Shelf } from '@fairhouse/contract/office/lobby.ts'
import { useAct } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { newShelf, type Draft, type LobbyAnswer, type Place } from './lobby-answer.ts'

type Given = { place: Place; answer: LobbyAnswer; draft: Draft; setDraft: (draft: Draft) => void; forget: () => void }

/** What can be done with the shelves of a place: published or planned, an earlier version again. */
export function useLobbyActs({ place, answer, draft, setDraft, forget }: Given) {
  const t = useT()
  const act = useAct()
  const [, setFilters] = useFilters()
  const { version, previous, isOwn, gate, shelves } = answer
  const where = t(`office-lobby.place.${place}`)
  const isChanged = JSON.stringify(draft.shelves) !== JSON.stringify(shelves)
  const send = (wanted: readonly Shelf[] | null, title: string, { dueAt, onDone }: { dueAt?: string; onDone?: () => void } = {}) =>
    act({
      at: 'POST /office/lobby/publish',
      input: { place, shelves: wanted === null ? null : [...wanted], ...(dueAt ? { dueAt } : {}) },
      precondition: { [`lobby:${place}`]: version },
      gate,
      title,
      verb: t(dueAt ? 'office-settings.plan' : 'office-pages.publish'),
      ...(onDone ? { onDone } : {}),
    })
  const publish = () => send(draft.shelves, t('office-lobby.publishTitle', { where }), { dueAt: draft.dueAt, onDone: forget })
  const again = ({ version: earlier, shelves: were }: LobbyVersion) =>
    send(were, t('office-lobby.againTitle', { where, version: earlier }), { onDone: forget })
  const begin = () => {
    const shelf = newShelf(draft.shelves)
    setDraft({ ...draft, shelves: [...draft.shelves, shelf] })
    setFilters({ shelf: shelf.id })
  }
  const one = (id: string, keys: string, label: string, run: () => void): PageAct => ({ id: `shelves.${id}`, keys, label, run })
  const all: PageAct[] = [
    ...(isChanged
      ? [{ ...one('publish', 's', t('office-pages.publish'), publish), isMain: true }, one('forget', 'f', t('office-lobby.forget'), forget)]
      : [
          ...(previous ? [one('back', 'z', t('office-settings.back'), () => again(previous))] : []),
          ...(isOwn ? [one('start', 'd', t('office-lobby.toStart'), () => send(null, t('office-lobby.toStartTitle', { where })))] : []),
        ]),
    one('new', 'c', t('office-lobby.new'), begin),
  ]
  return { all, isChanged, publish, again }
}

/** What withdraws shelves that are planned. */
export function useWithdrawing({ place, answer: { gate } }: Pick<Given, 'place' | 'answer'>) {
  const t = useT()
  const act = useAct()
  const momentText = useMomentText()
  return ({ id, dueAt }: LobbyPlan) =>
    act({
      at: 'POST /office/lobby/withdraw-plan',
      input: { place, plan: id },
      gate,
      title: t('office-lobby.withdrawTitle', { where: t(`office-lobby.place.${place}`), at: momentText(dueAt) }),
      verb: t('office-settings.withdraw'),
    })
}
