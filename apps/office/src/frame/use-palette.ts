import { useState, type KeyboardEvent } from 'react'
import { useActsNow } from '../base/keys/use-keys.ts'
import { useOffice } from '../base/office.ts'
import { usePaletteGroups, type PaletteLine } from './use-palette-groups.ts'

/** What the palette lists for the text that is typed, which line is active, and how one is pointed at and chosen. */
export function usePalette(onClose: () => void) {
  const { go } = useOffice()
  const [acts] = useState(useActsNow())
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { groups, isSearching } = usePaletteGroups(text, acts)
  const lines = groups.flatMap((group) => group.lines).filter(({ isDisabled }) => !isDisabled)
  const place = Math.min(at, lines.length - 1)
  const choose = (line = lines[place]) => {
    if (!line) return
    onClose()
    // What it opens takes the focus after this dialog has given it back.
    setTimeout(() => (line.href === undefined ? line.run() : go(line.href)))
  }
  const press = (event: KeyboardEvent) => {
    // The keys of the page beneath mean nothing here.
    event.stopPropagation()
    if (event.nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') return choose()
    const step = event.key === 'ArrowDown' ? 1 : -1
    setAt((place + step + lines.length) % Math.max(1, lines.length))
  }
  return {
    text,
    setText: (typed: string) => {
      setText(typed)
      setAt(0)
    },
    groups,
    isSearching,
    active: lines[place],
    point: (line: PaletteLine) => setAt(lines.indexOf(line)),
    choose,
    press,
  }
}
