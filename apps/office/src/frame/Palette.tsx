import { useModal } from '@fairhouse/ui'
import { useId, useState, type KeyboardEvent } from 'react'
import { useActsNow } from '../base/keys/use-keys.ts'
import { useOffice, useT } from '../base/office.ts'
import { PaletteList } from './PaletteList.tsx'
import { usePaletteGroups } from './use-palette-groups.ts'
import style from './Palette.module.css'

/** Every act of the open page, every screen, and whatever has an id, a reference or an address of its own, found by typing. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { go } = useOffice()
  const dialog = useModal(onClose)
  const list = useId()
  const [acts] = useState(useActsNow())
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { groups, isSearching } = usePaletteGroups(text, acts)
  const lines = groups.flatMap((group) => group.lines).filter(({ isDisabled }) => !isDisabled)
  const place = Math.min(at, lines.length - 1)
  const active = lines[place]
  const choose = (line = active) => {
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
  return (
    <dialog ref={dialog} className={style.palette} aria-label={t('office.key.palette')} onKeyDown={press}>
      <input
        type="text"
        role="combobox"
        className={style.input}
        aria-label={t('office.palette.field')}
        placeholder={t('office.palette.field')}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={active && `${list}.${active.id}`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => (setText(target.value), setAt(0))}
      />
      <PaletteList
        id={list}
        groups={groups}
        active={active}
        empty={t(isSearching ? 'office.palette.searching' : 'office.palette.empty')}
        onPoint={(line) => setAt(lines.indexOf(line))}
        onChoose={choose}
      />
    </dialog>
  )
}
