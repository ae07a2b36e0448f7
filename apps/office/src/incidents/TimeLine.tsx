import type { IncidentNote } from '@fairhouse/contract/office/incidents.ts'
import { useOffice } from '../base/office.ts'
import { Moment } from '../base/pieces/pieces.tsx'
import { noteWords } from './note-words.ts'
import style from './Incidents.module.css'

/** What happened in an incident, from its beginning. */
export function TimeLine({ notes }: { notes: readonly IncidentNote[] }) {
  const { texts } = useOffice()
  return (
    <ol className={style.line}>
      {notes.map((note) => (
        <li key={note.id}>
          <Moment at={note.at} />
          <div>
            <strong>{noteWords(texts, note)}</strong> <span className={style.by}>{note.by}</span>
            <p dir="auto">{note.words}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
