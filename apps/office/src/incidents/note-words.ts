import type { IncidentNote } from '@fairhouse/contract/office/incidents.ts'
import type { Texts } from '@fairhouse/messages'
import { stopWords } from './stop-words.ts'

/** Says what a line of the time line is about. */
export const noteWords = (texts: Pick<Texts, 't'>, { kind, stop }: IncidentNote): string =>
  texts.t(`office-incidents.line.${kind}`, { what: stop ? stopWords(texts, stop) : '' })
