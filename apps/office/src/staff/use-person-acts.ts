import { useAct } from '../acts/index.ts'
import { useMay, useMe } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import type { PersonAnswer } from './PersonPage.tsx'

type Link = { link: string; expiresAt: string }

/** What may be done about a colleague as they stand, each with its key. Nobody acts on themselves. */
export function usePersonActs({ person, sessions }: PersonAnswer, onLink: (link: Link) => void): PageAct[] {
  const t = useT()
  const may = useMay()
  const { id: ownId } = useMe()
  const { go } = useOffice()
  const { id, state } = person
  const isOwn = id === ownId
  const canGo = state !== 'left'
  const again = useInviteAgain(person, onLink)
  const end = useEndSessions(person)
  const leave = useLeave(person)
  const give: PageAct = {
    id: 'person.give',
    keys: 'e',
    label: t('office-house.give.title'),
    run: () => go(`/staff/${id}?give=yes`, { replace: true }),
  }
  return [
    ...(may('staff.grant', { isOwn }) && canGo ? [give] : []),
    ...(may('staff.invite', { isOwn }) ? [again] : []),
    ...(may('staff.sessions', { isOwn }) && sessions.length > 0 ? [end] : []),
    ...(may('staff.leave', { isOwn }) && canGo ? [leave] : []),
  ]
}

function useInviteAgain({ id, name }: PersonAnswer['person'], onDone: (link: Link) => void): PageAct {
  const t = useT()
  const act = useAct()
  const run = () =>
    act({
      at: 'POST /office/staff/invite-again',
      input: { id },
      title: t('office-house.again.actTitle', { name }),
      about: t('office-house.again.about'),
      verb: t('office-house.again.verb'),
      onDone,
    })
  return { id: 'person.again', keys: 'i', label: t('office-house.again.title'), run }
}

function useEndSessions({ id, name }: PersonAnswer['person']): PageAct {
  const t = useT()
  const act = useAct()
  const run = () =>
    act({
      at: 'POST /office/staff/sessions/end',
      input: { id },
      title: t('office-house.sessions.actTitle', { name }),
      verb: t('office-house.sessions.verb'),
    })
  return { id: 'person.sessions', keys: 'x', label: t('office-house.sessions.title'), run }
}

function useLeave({ id, name, version }: PersonAnswer['person']): PageAct {
  const t = useT()
  const act = useAct()
  const run = () =>
    act({
      at: 'POST /office/staff/end',
      input: { id },
      precondition: { [`staff:${id}`]: version },
      isGrave: true,
      title: t('office-house.leave.actTitle', { name }),
      about: t('office-house.leave.about'),
      verb: t('office-house.leave.verb'),
    })
  return { id: 'person.leave', keys: 'v', label: t('office-house.leave.title'), isGrave: true, run }
}
