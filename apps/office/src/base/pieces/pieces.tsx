import type { ReactNode } from 'react'
import { useId, useRef } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { useOffice, useT } from '../office.ts'
import { momentText } from '../moment-text.ts'
import style from './pieces.module.css'

/** A state as a word with a colour: the word alone would be enough. */
export function Tag({ tone = 'quiet', children }: { tone?: 'quiet' | 'good' | 'warning' | 'bad' | 'brass'; children: ReactNode }) {
  return <span className={`${style.tag} ${style[tone]}`}>{children}</span>
}

/** A moment, readable by people and machines; nothing where there is none. */
export function Moment({ at, none = '–', timeZone }: { at: string | null; none?: ReactNode; timeZone?: string }) {
  const { tag } = useOffice().texts.language
  return at === null ? <span className={style.none}>{none}</span> : <time dateTime={at}>{momentText(tag, at, timeZone)}</time>
}

/** Facts as pairs of a name and a value. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={style.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={style.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The filters over a list. */
export const Filters = ({ children }: { children: ReactNode }) => <search className={style.filters}>{children}</search>

/** Words to look for; `/` leads here. They hold once the field is left or Enter is pressed. */
export function SearchFilter({
  label,
  value,
  hasKey = true,
  onChange,
}: {
  label: string
  value: string
  /** One field of a page is what `/` leads to. */
  hasKey?: boolean
  onChange: (value: string) => void
}) {
  const t = useT()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useKeys(hasKey ? [{ id: 'search', keys: '/', label: t('office.key.search'), group: 'page', run: () => field.current?.focus() }] : [])
  return (
    <label htmlFor={id} className={style.filter}>
      <span>{label}</span>
      <input
        key={value}
        ref={field}
        id={id}
        type="search"
        defaultValue={value}
        onBlur={(event) => event.target.value !== value && onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(event.currentTarget.value)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
    </label>
  )
}

/** A choice that narrows a list; the empty one is all. */
export function ChoiceFilter({
  label,
  value,
  options,
  all,
  onChange,
}: {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  all: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <label htmlFor={id} className={style.filter}>
      <span>{label}</span>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
