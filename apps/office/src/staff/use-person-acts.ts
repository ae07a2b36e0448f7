import { useAct } from '../acts/index.ts'
import { useMay, useMe } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import type { PersonAnswer } from './PersonPage.tsx'

/** What may be done about a colleague as they stand, each with its key. Nobody acts on themselves. */
export function usePersonActs({ person, sessions }: PersonAnswer, onLink: (link: { link: string; expiresAt: string }) => void): PageAct[] {
  const t = useT()
  const may = useMay()
  const act = useAct()
  const { id: ownId } = useMe()
  const { go } = useOffice()
  const { id, name } = person
  const isOwn = id === ownId
  const about = { input: { id } }
  const precondition = { [`staff:${id}`]: person.version }
  const canGo = person.state !== 'left'
  const acts: (PageAct | false)[] = [
    may('staff.grant', { isOwn }) &&
      canGo && {
        id: 'person.give',
        keys: 'e',
        label: t('office-house.give.title'),
        run: () => go(`/staff/${id}?give=yes`, { replace: true }),
      },
    may('staff.invite', { isOwn }) && {
      id: 'person.again',
      keys: 'i',
      label: t('office-house.again.title'),
      run: () =>
        act({
          at: 'POST /office/staff/invite-again',
          ...about,
          title: t('office-house.again.actTitle', { name }),
          about: t('office-house.again.about'),
          verb: t('office-house.again.verb'),
          onDone: onLink,
        }),
    },
    may('staff.sessions', { isOwn }) &&
      sessions.length > 0 && {
        id: 'person.sessions',
        keys: 'x',
        label: t('office-house.sessions.title'),
        run: () =>
          act({
            at: 'POST /office/staff/sessions/end',
            ...about,
            title: t('office-house.sessions.actTitle', { name }),
            verb: t('office-house.sessions.verb'),
          }),
      },
    may('staff.leave', { isOwn }) &&
      canGo && {
        id: 'person.leave',
        keys: 'v',
        label: t('office-house.leave.title'),
        isGrave: true,
        run: () =>
          act({
            at: 'POST /office/staff/end',
            ...about,
            precondition,
            isGrave: true,
            title: t('office-house.leave.actTitle', { name }),
            about: t('office-house.leave.about'),
            verb: t('office-house.leave.verb'),
          }),
      },
  ]
  return acts.filter((one) => one !== false)
}
