import type { CampaignVersion } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import type { Written } from '../written/index.ts'

type Answer = OfficeAnswers<'GET /office/campaigns/one'>

/** What can be done with a campaign: other data, an earlier version again, its start, its stop, the end of its bonuses. */
export function useCampaignActs(answer: Answer) {
  const t = useT()
  const act = useAct()
  const may = useMay()
  const { start, stop, end } = useStates(answer)
  const { campaign, version, gate } = answer
  const { id, name, state, figures } = campaign
  const set = (data: Written, title: string, onDone?: () => void) =>
    act({
      at: 'POST /office/campaigns/draft',
      input: { id, data },
      precondition: { [`campaign:${id}`]: version },
      gate,
      title,
      verb: t(gate === 'second' ? 'office-settings.ask' : 'office-campaigns.keepDraft'),
      ...(onDone ? { onDone } : {}),
    })
  const isOn = state === 'planned' || state === 'running' || state === 'ended'
  const mayEnd = may('campaigns.start') && (state === 'stopped' || state === 'ended') && (figures?.granted ?? 1) > 0
  const again = ({ version: earlier, data }: CampaignVersion) => set(data, t('office-campaigns.againTitle', { name, version: earlier }))
  return {
    all: [...(isOn && may('campaigns.stop') ? [stop] : []), ...(!isOn && may('campaigns.start') ? [start] : []), ...(mayEnd ? [end] : [])],
    change: (data: Written, onDone: () => void) =>
      set(data, t(isOn ? 'office-campaigns.changeTitle' : 'office-campaigns.draftTitle', { name }), onDone),
    again: may('campaigns.draft') ? again : undefined,
  }
}

/** The acts that take a campaign from one state to another. */
function useStates({ campaign: { id, name, startsAt }, version }: Answer): Record<'start' | 'stop' | 'end', PageAct> {
  const t = useT()
  const act = useAct()
  const momentText = useMomentText()
  const of = { input: { id }, precondition: { [`campaign:${id}`]: version } }
  const start = () =>
    act({
      ...of,
      at: 'POST /office/campaigns/start',
      title: t('office-campaigns.startTitle', { name }),
      about: t('office-campaigns.startAbout', { at: momentText(startsAt) }),
      verb: t('office-settings.ask'),
    })
  const stop = () =>
    act({
      ...of,
      at: 'POST /office/campaigns/stop',
      title: t('office-campaigns.stopTitle', { name }),
      about: t('office-campaigns.stopAbout'),
      verb: t('office-campaigns.stop'),
    })
  const end = () =>
    act({
      ...of,
      at: 'POST /office/campaigns/end-bonuses',
      title: t('office-campaigns.endTitle', { name }),
      about: t('office-campaigns.endAbout'),
      verb: t('office-settings.ask'),
    })
  return {
    start: { id: 'campaign.start', keys: 'o', label: t('office-campaigns.start'), isMain: true, run: start },
    stop: { id: 'campaign.stop', keys: 'o', label: t('office-campaigns.stop'), isGrave: true, run: stop },
    end: { id: 'campaign.end', keys: 'e', label: t('office-campaigns.end'), isGrave: true, run: end },
  }
}
