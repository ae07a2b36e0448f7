import type { JackpotVersion } from '@fairhouse/contract/office/bonuses/jackpots.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import type { Written } from '../written/index.ts'

type Answer = OfficeAnswers<'GET /office/jackpots/one'>

/** What can be done with a jackpot: other data, an earlier version again, its start, its last day, its move into another one. */
export function useJackpotActs(answer: Answer) {
  const t = useT()
  const act = useAct()
  const may = useMay()
  const { start, lastDay, move } = useStates(answer)
  const { jackpot, version, gate } = answer
  const { id, name, state } = jackpot
  const mayChange = may('campaigns.draft') && (state === 'draft' || state === 'running')
  const set = (data: Written, title: string, onDone?: () => void) =>
    act({
      at: 'POST /office/jackpots/draft',
      input: { id, data },
      precondition: { [`jackpot:${id}`]: version },
      gate,
      title,
      verb: t(gate === 'second' ? 'office-settings.ask' : 'office-jackpots.keepDraft'),
      ...(onDone ? { onDone } : {}),
    })
  const mayStart = may('campaigns.start')
  const all: PageAct[] = [...(mayStart && state === 'draft' ? [start] : []), ...(mayStart && state === 'running' ? [lastDay] : [])]
  const again = ({ version: earlier, data }: JackpotVersion) => set(data, t('office-jackpots.againTitle', { name, version: earlier }))
  return {
    all,
    change: mayChange
      ? (data: Written, onDone: () => void) =>
          set(data, t(state === 'draft' ? 'office-jackpots.draftTitle' : 'office-jackpots.changeTitle', { name }), onDone)
      : undefined,
    again: mayChange ? again : undefined,
    move: mayStart && (state === 'running' || state === 'closing') ? move : undefined,
  }
}

/** The acts that take a jackpot from one state to another. */
function useStates({ jackpot: { id, name }, version }: Answer) {
  const t = useT()
  const act = useAct()
  const of = { precondition: { [`jackpot:${id}`]: version }, verb: t('office-settings.ask') }
  const start = () =>
    act({
      ...of,
      input: { id },
      at: 'POST /office/jackpots/start',
      title: t('office-jackpots.startTitle', { name }),
      about: t('office-jackpots.startAbout'),
    })
  const lastDay = () =>
    act({
      ...of,
      input: { id },
      at: 'POST /office/jackpots/last-day',
      title: t('office-jackpots.lastDayTitle', { name }),
      about: t('office-jackpots.lastDayAbout'),
    })
  return {
    start: { id: 'jackpot.start', keys: 'o', label: t('office-jackpots.start'), isMain: true, run: start } satisfies PageAct,
    lastDay: { id: 'jackpot.lastDay', keys: 'e', label: t('office-jackpots.lastDay'), isGrave: true, run: lastDay } satisfies PageAct,
    move: (to: string) =>
      act({
        ...of,
        input: { id, to },
        at: 'POST /office/jackpots/move',
        title: t('office-jackpots.moveTitle', { name }),
        about: t('office-jackpots.moveAbout'),
      }),
  }
}
