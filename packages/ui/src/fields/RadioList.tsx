import type { ReactNode } from 'react'
import style from './RadioList.module.css'

/** One row of a radio list. */
export type RadioRow = {
  readonly value: string
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly sign?: ReactNode
  readonly disabled?: boolean
}

/** A list of native radios in rows of 54 px and 8 px around them; at most `visible` rows are seen, and never more than ten: the rest scroll. */
export function RadioList({
  name,
  legend,
  rows,
  value,
  onChange,
  visible = 10,
}: {
  name: string
  legend: string
  rows: readonly RadioRow[]
  value: string
  /** `passing`: by a key of the keyboard, which has to pass through a row to come to the next. */
  onChange: (value: string, passing: boolean) => void
  visible?: number
}) {
  return (
    <fieldset className={style.list}>
      <legend className={style.legend}>{legend}</legend>
      <div className={style.rows} data-visible={Math.min(Math.max(visible, 1), 10)}>
        {rows.map((row) => (
          <label key={row.value} className={style.row}>
            <input
              type="radio"
              name={name}
              value={row.value}
              checked={row.value === value}
              disabled={row.disabled}
              onChange={({ currentTarget }) => onChange(row.value, currentTarget.matches(':focus-visible'))}
            />
            {row.sign && <span className={style.sign}>{row.sign}</span>}
            <span className={style.text}>
              <span className={style.label}>{row.label}</span>
              {row.note && <span className={style.note}>{row.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
