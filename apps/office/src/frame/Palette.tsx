import { useModal } from '@fairhouse/ui'
import { useId } from 'react'
import { useT } from '../base/office.ts'
import { PaletteList } from './PaletteList.tsx'
import { usePalette } from './use-palette.ts'
import style from './Palette.module.css'

/** Every act of the open page, every screen, and whatever has an id, a reference or an address of its own, found by typing. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT()
  const dialog = useModal(onClose)
  const list = useId()
  const { text, setText, groups, active, point, choose, press, isSearching } = usePalette(onClose)
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
        onChange={({ target }) => setText(target.value)}
      />
      <PaletteList
        id={list}
        groups={groups}
        active={active}
        empty={t(isSearching ? 'office.palette.searching' : 'office.palette.empty')}
        onPoint={point}
        onChoose={choose}
      />
    </dialog>
  )
}
