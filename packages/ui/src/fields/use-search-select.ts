import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { showBeside } from './show-beside.ts'
import { searchOptions, type SearchOption } from './search-options.ts'

/** The keys that go through the list, and how far. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The list while it is open: what is typed, what fits it, and which entry the keyboard is on. */
function useOpenList(options: readonly SearchOption[]) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [searching, setSearching] = useState(false)
  const [active, setActive] = useState(-1)
  const found = open && searching ? searchOptions(options, typed) : options
  const show = (text: string, search: boolean, place: number) => {
    setOpen(true)
    setTyped(text)
    setSearching(search)
    setActive(place)
  }
  const step = (by: number) => {
    const last = found.length - 1
    setActive(active < 0 ? (by > 0 ? 0 : last) : Math.min(last, Math.max(0, active + by)))
  }
  return { open, typed, active, found, at: found[active], show, step, hide: () => setOpen(false) }
}

/** A searchable select: its list, what is chosen, and what it does at a key, a tap or a change of the select underneath. */
export function useSearchSelect(options: readonly SearchOption[], first: unknown) {
  const holder = useRef<HTMLSelectElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState(String(first ?? options[0]?.value ?? ''))
  const { open, typed, active, found, at, show, step, hide } = useOpenList(options)
  usePanel(open, at, input, panel)
  const place = options.findIndex((option) => option.value === value)
  const chosen = options[place]

  const openHere = () => open || show(chosen?.label ?? '', false, place)
  const choose = ({ value: next }: SearchOption) => {
    hide()
    if (!holder.current || holder.current.value === next) return
    holder.current.value = next
    holder.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const key = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by !== undefined && open) step(by)
    else if (by !== undefined) openHere()
    else if (event.key === 'Enter' && open && at) choose(at)
    else if (event.key === 'Escape' && open) hide()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const on = {
    key,
    choose,
    open: openHere,
    type: (text: string) => show(text, true, text.trim() === '' ? -1 : 0),
    changed: setValue,
    /** Whatever leads to the select leads to the box in its place. */
    handOver: () => input.current?.focus(),
    leave: hide,
  }
  return { holder, input, panel, open, typed, found, active, chosen, on }
}

/** Shows the panel while it is open, and in it the entry that the keyboard is on. */
function usePanel(
  open: boolean,
  at: SearchOption | undefined,
  input: RefObject<HTMLInputElement | null>,
  panel: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    if (open && input.current && panel.current) return showBeside(input.current, panel.current)
  }, [open, input, panel])
  useEffect(() => {
    if (open && at && input.current) document.getElementById(`${input.current.id}-list-${at.value}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, at, input])
}
