import { useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { Key } from '../base/keys/Key.tsx'
import type { KeyAct } from '../base/keys/key-step.ts'
import { useActsNow } from '../base/keys/use-keys.ts'
import { useT } from '../base/office.ts'
import style from './Palette.module.css'

const groups = ['page', 'go', 'everywhere'] as const

/** Every act of the open page and every screen, found by typing. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [acts] = useState(useActsNow())
  const { contains } = useFilter({ sensitivity: 'base' })
  const shown = acts.filter(({ id }) => id !== 'palette' && !/^(?:row|page)\./.test(id))
  const choose = (act: KeyAct) => {
    onClose()
    // What it opens takes the focus after this dialog has given it back.
    setTimeout(() => act.run())
  }
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={style.overlay ?? ''}>
      <Modal className={style.modal ?? ''}>
        <Dialog aria-label={t('office.key.palette')} className={style.dialog ?? ''}>
          <Autocomplete filter={contains}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type in it */}
            <SearchField aria-label={t('office.palette.field')} autoFocus className={style.search ?? ''}>
              <Input placeholder={t('office.palette.field')} className={style.input ?? ''} />
            </SearchField>
            <Menu className={style.menu ?? ''} aria-label={t('office.key.palette')} renderEmptyState={() => t('office.palette.empty')}>
              {groups
                .map((group) => ({ group, own: shown.filter((act) => act.group === group) }))
                .filter(({ own }) => own.length > 0)
                .map(({ group, own }) => (
                  <MenuSection key={group}>
                    <Header className={style.group ?? ''}>{t(`office.keys.${group}`)}</Header>
                    {own.map((act) => (
                      <MenuItem key={act.id} id={act.id} textValue={act.label} className={style.item ?? ''} onAction={() => choose(act)}>
                        <span>{act.label}</span>
                        <Key keys={act.keys} />
                      </MenuItem>
                    ))}
                  </MenuSection>
                ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
