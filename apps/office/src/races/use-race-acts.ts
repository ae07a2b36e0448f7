import type { RaceVersion } from '@fairhouse/contract/office/bonuses/races.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import type { Written } from '../written/index.ts'

type Answer = OfficeAnswers<'GET /office/races/one'>

/** What can be done with a race: other data, an earlier version again, its opening, its end without winners. */
export function useRaceActs({ race, version, gate, mayChange }: Answer) {
  const t = useT()
  const act = useAct()
  const may = useMay()
  const { id, name, state } = race
  const precondition = { [`race:${id}`]: version }
  const set = (data: Written, title: string, onDone?: () => void) =>
    act({
      at: 'POST /office/races/draft',
      input: { id, data },
      precondition,
      gate,
      title,
      verb: t(gate === 'second' ? 'office-settings.ask' : 'office-races.keepDraft'),
      ...(onDone ? { onDone } : {}),
    })
  const of = { precondition, input: { id }, verb: t('office-settings.ask') }
  const opening = {
    ...of,
    at: 'POST /office/races/open',
    title: t('office-races.openTitle', { name }),
    about: t('office-races.openAbout'),
  } as const
  const cancelling = {
    ...of,
    at: 'POST /office/races/cancel',
    title: t('office-races.cancelTitle', { name }),
    about: t('office-races.cancelAbout'),
  } as const
  const open: PageAct = { id: 'race.open', keys: 'o', label: t('office-races.open'), isMain: true, run: () => act(opening) }
  const cancel: PageAct = { id: 'race.cancel', keys: 'e', label: t('office-races.cancel'), isGrave: true, run: () => act(cancelling) }
  const isLive = state === 'open' || state === 'running' || state === 'ended'
  const isMine = mayChange && may('campaigns.draft')
  const again = ({ version: earlier, data }: RaceVersion) => set(data, t('office-races.againTitle', { name, version: earlier }))
  return {
    all: may('campaigns.start') ? [...(state === 'draft' ? [open] : []), ...(isLive ? [cancel] : [])] : [],
    change: isMine ? (data: Written, onDone: () => void) => set(data, t('office-races.draftTitle', { name }), onDone) : undefined,
    again: isMine ? again : undefined,
  }
}
