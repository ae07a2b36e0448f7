import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useOffice } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { stopWords } from './stop-words.ts'

type One = OfficeAnswers<'GET /office/incidents/one'>

/** What can be done in an open incident: stop something, start it again, write a note, give the all-clear. */
export function useIncidentActs({ incident, version }: One) {
  const { go, texts } = useOffice()
  const { id, closedAt } = incident
  const { t } = texts
  const act = useAct()
  const precondition = { [`incident:${id}`]: version }
  const ending = useEnding(incident, precondition)
  const stop: PageAct = {
    id: 'incident.stop',
    keys: 'x',
    label: t('office-incidents.stop'),
    isGrave: true,
    run: () => go(`/incidents/${id}/stop`),
  }
  const note: PageAct = { id: 'incident.note', keys: 'n', label: t('office-incidents.note'), run: () => go(`/incidents/${id}/note`) }
  return {
    all: closedAt !== null ? [] : [stop, note, ending],
    back: (one: One['stops'][number]) =>
      act({
        at: 'POST /office/incidents/back',
        input: { id, stop: one.id },
        precondition,
        title: t('office-incidents.backTitle', { what: stopWords(texts, one) }),
        verb: t('office-incidents.backOne'),
      }),
  }
}

/** What leads out of an incident: starting again what it stops, then the all-clear. */
function useEnding({ id, title, stops }: One['incident'], precondition: Record<string, string>): PageAct {
  const t = useOffice().texts.t
  const act = useAct()
  if (stops > 0)
    return {
      id: 'incident.back',
      keys: 'o',
      label: t('office-incidents.backAll'),
      isMain: true,
      run: () =>
        act({
          at: 'POST /office/incidents/back',
          input: { id },
          precondition,
          title: t('office-incidents.backAllTitle'),
          verb: t('office-incidents.backAll'),
        }),
    }
  return {
    id: 'incident.close',
    keys: 'c',
    label: t('office-incidents.close'),
    isMain: true,
    run: () =>
      act({
        at: 'POST /office/incidents/close',
        input: { id },
        precondition,
        title: t('office-incidents.closeTitle', { title }),
        about: t('office-incidents.closeAbout'),
        verb: t('office-incidents.closeVerb'),
      }),
  }
}
