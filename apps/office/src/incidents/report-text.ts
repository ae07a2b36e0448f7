import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { Texts } from '@fairhouse/messages'
import { momentText } from '../base/moment-text.ts'
import { noteWords } from './note-words.ts'
import { stopWords } from './stop-words.ts'

type One = OfficeAnswers<'GET /office/incidents/one'>
const minuteMs = 60_000

/** Writes the report of an incident: what, when, who, how long, and its time line. */
export function reportText(texts: Pick<Texts, 't' | 'language'>, { incident, stops, notes }: One): string {
  const { t, language } = texts
  const at = (moment: string) => momentText(language.tag, moment)
  const lasted = (from: string, until: string | null) =>
    until === null ? '–' : t('office-incidents.minutes', { count: Math.round((Date.parse(until) - Date.parse(from)) / minuteMs) })
  const fact = (name: string, value: string) => `${name}: ${value}`
  return [
    `${incident.title} (${t(`office-incidents.severity.${incident.severity}`)})`,
    fact(t('office-incidents.opened'), `${at(incident.openedAt)}, ${incident.openedBy}`),
    fact(t('office-incidents.closed'), incident.closedAt === null ? '–' : `${at(incident.closedAt)}, ${incident.closedBy ?? ''}`),
    fact(t('office-incidents.lasted'), lasted(incident.openedAt, incident.closedAt)),
    '',
    ...stops.map(
      (stop) =>
        `${stopWords(texts, stop)}: ${at(stop.begunAt)} – ${stop.endedAt === null ? '' : at(stop.endedAt)} (${lasted(stop.begunAt, stop.endedAt)}). ${stop.reason}`,
    ),
    '',
    ...notes.map((note) => `${at(note.at)}  ${noteWords(texts, note)}, ${note.by}: ${note.words}`),
  ].join('\n')
}
