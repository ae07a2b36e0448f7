import { linesOf } from '../versions/index.ts'
import style from './Settings.module.css'

/** A value in lines, as code. */
export function Value({ value }: { value: unknown }) {
  const lines = linesOf(value)
  return (
    <span dir="ltr" className={style.lines}>
      {lines.length === 0 || (lines.length === 1 && lines[0] === '') ? '–' : lines.map((line, place) => <span key={place}>{line}</span>)}
    </span>
  )
}
