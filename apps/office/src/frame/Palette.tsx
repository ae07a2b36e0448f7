import type { Hit } from '@fairhouse/contract/office/search.ts'
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
import { useOffice, useT } from '../base/office.ts'
import { useFound } from './use-found.ts'
import style from './Palette.module.css'

const groups = ['page', 'go', 'everywhere'] as const

/** Every act of the open page, every screen, and whatever has an id, a reference or an address of its own, found by typing. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { go } = useOffice()
  const [acts] = useState(useActsNow())
  const [text, setText] = useState('')
  const { hits, isSearching } = useFound(text)
  const { contains } = useFilter({ sensitivity: 'base' })
  const shown = acts.filter(({ id }) => !['palette', 'page.search'].includes(id) && !/^(?:row|page)\./.test(id))
  const choose = (run: () => void) => {
    onClose()
    // What it opens takes the focus after this dialog has given it back.
    setTimeout(run)
  }
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={style.overlay ?? ''}>
      <Modal className={style.modal ?? ''}>
        <Dialog aria-label={t('office.key.palette')} className={style.dialog ?? ''}>
          <Autocomplete filter={contains} onInputChange={setText}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type in it */}
            <SearchField aria-label={t('office.palette.field')} autoFocus className={style.search ?? ''}>
              <Input placeholder={t('office.palette.field')} className={style.input ?? ''} />
            </SearchField>
            <Menu
              className={style.menu ?? ''}
              aria-label={t('office.key.palette')}
              renderEmptyState={() => t(isSearching ? 'office.palette.searching' : 'office.palette.empty')}
            >
              <Found hits={hits} text={text} onChoose={(href) => choose(() => go(href))} />
              {groups
                .map((group) => ({ group, own: shown.filter((act) => act.group === group) }))
                .filter(({ own }) => own.length > 0)
                .map(({ group, own }) => (
                  <MenuSection key={group}>
                    <Header className={style.group ?? ''}>{t(`office.keys.${group}`)}</Header>
                    {own.map((act) => (
                      <ActItem key={act.id} act={act} onChoose={() => choose(() => act.run())} />
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

const ActItem = ({ act, onChoose }: { act: KeyAct; onChoose: () => void }) => (
  <MenuItem id={act.id} textValue={act.label} className={style.item ?? ''} onAction={onChoose}>
    <span>{act.label}</span>
    <Key keys={act.keys} />
  </MenuItem>
)

/** What has just this name. It was found by the server: the text that was typed stands in it, whatever it is called. */
function Found({ hits, text, onChoose }: { hits: readonly Hit[]; text: string; onChoose: (href: string) => void }) {
  const t = useT()
  if (hits.length === 0) return null
  return (
    <MenuSection>
      <Header className={style.group ?? ''}>{t('office.palette.found')}</Header>
      {hits.map(({ kind, by, id, title, state, country, href }) => (
        <MenuItem
          key={`${kind} ${by} ${id}`}
          id={`found.${kind}.${by}.${id}`}
          textValue={`${text} ${title}`}
          isDisabled={href === null}
          className={style.item ?? ''}
          onAction={() => href !== null && onChoose(href)}
        >
          <span>
            <bdi>{title}</bdi> <span className={style.about}>{[country, state].filter(Boolean).join(' · ')}</span>
          </span>
          <span className={style.about}>
            {t(`office.found.${kind}`)} · {t(`office.foundBy.${by}`)}
          </span>
        </MenuItem>
      ))}
    </MenuSection>
  )
}
