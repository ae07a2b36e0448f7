import { useSyncExternalStore, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react'
import { Field, type FieldTies } from './Field.tsx'
import { Icon } from '../pieces/Icon.tsx'
import type { SearchOption } from './search-options.ts'
import { useSearchSelect } from './use-search-select.ts'
import style from './SearchSelect.module.css'
import field from './Field.module.css'

type SearchSelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'multiple'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  options: readonly SearchOption[]
  /** What is said where nothing fits. */
  noResults: string
}

const never = () => () => undefined

/**
 * A long list that is searched by typing, after the ARIA pattern of a combobox. The native select stays underneath: it is what a page
 * without scripts shows, what the form sends, and what the browser fills in by itself.
 */
export function SearchSelect({ id, label, hint, error, options, noResults, ...select }: SearchSelectProps) {
  // The server and the first look at its page draw the select; the box that takes its place has the same size.
  const upgraded = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const native = { ...select, options }
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(ties) => (
        <div className={field.control}>
          {upgraded ? <Combobox {...native} ties={ties} noResults={noResults} /> : <Native {...native} {...ties} className={field.input} />}
          <span className={field.suffix}>
            <Icon name="down" size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}

type NativeProps = SelectHTMLAttributes<HTMLSelectElement> & { options: readonly SearchOption[]; ref?: Ref<HTMLSelectElement> }

function Native({ options, ...select }: NativeProps) {
  return (
    <select {...select}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Combobox({ ties, noResults, onBlur, ...native }: NativeProps & { ties: FieldTies; noResults: string }) {
  const { id, ...described } = ties
  const { holder, input, panel, open, typed, found, active, chosen, on } = useSearchSelect(native.options, native.defaultValue)
  const list = `${id}-list`
  const at = found[active]
  return (
    <>
      <Native
        {...native}
        ref={holder}
        className={style.holder}
        tabIndex={-1}
        aria-hidden="true"
        onFocus={on.handOver}
        onChange={(event) => (on.changed(event.currentTarget.value), native.onChange?.(event))}
      />
      <input
        {...described}
        ref={input}
        id={id}
        className={`${field.input} ${style.box}`}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={list}
        aria-activedescendant={open && at ? `${list}-${at.value}` : undefined}
        aria-required={native.required}
        autoComplete="off"
        spellCheck={false}
        disabled={native.disabled}
        value={open ? typed : (chosen?.label ?? '')}
        onChange={(event) => on.type(event.currentTarget.value)}
        onClick={on.open}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={on.key}
        onBlur={() => (on.leave(), holder.current && onBlur?.({ currentTarget: holder.current } as never))} // whoever listens asks for the control alone
      />
      <Panel {...{ panel, list, found, active, chosen, noResults }} labelledBy={id} open={open} onChoose={on.choose} />
    </>
  )
}

type PanelProps = {
  panel: Ref<HTMLDivElement>
  list: string
  labelledBy: string
  open: boolean
  found: readonly SearchOption[]
  active: number
  chosen: SearchOption | undefined
  noResults: string
  onChoose: (option: SearchOption) => void
}

/** The entries that fit, over everything else. A press in it leaves the keyboard in the box. */
export function Panel({ panel, list, labelledBy, open, found, active, chosen, noResults, onChoose }: PanelProps) {
  return (
    <div ref={panel} popover="manual" className={style.panel} onPointerDown={(event) => event.preventDefault()}>
      <div id={list} role="listbox" aria-labelledby={labelledBy} hidden={found.length === 0}>
        {open &&
          found.map((option, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the keyboard and names the entry it is on
            <div
              key={option.value}
              id={`${list}-${option.value}`}
              role="option"
              aria-selected={option.value === chosen?.value}
              data-active={place === active || undefined}
              onClick={() => onChoose(option)}
            >
              {option.label}
            </div>
          ))}
      </div>
      <p role="status" className={found.length === 0 ? style.none : undefined}>
        {open && found.length === 0 && noResults}
      </p>
    </div>
  )
}
