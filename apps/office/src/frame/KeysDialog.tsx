import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Key } from '../base/keys/Key.tsx'
import { useActsNow } from '../base/keys/use-keys.ts'
import { useT } from '../base/office.ts'
import { useLiking } from '../base/preferences.ts'
import style from './Palette.module.css'

const groups = ['page', 'go', 'everywhere'] as const

/** The keys of the open page, as its parts have registered them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [acts] = useState(useActsNow())
  const { letters } = useLiking()
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={style.overlay ?? ''}>
      <Modal className={style.modal ?? ''}>
        <Dialog className={style.dialog ?? ''}>
          <Heading slot="title" className={style.title ?? ''}>
            {t('office.key.keys')}
          </Heading>
          <div className={style.columns}>
            {groups.map((group) => (
              <section key={group}>
                <h3>{t(`office.keys.${group}`)}</h3>
                <ul>
                  {acts
                    .filter((act) => act.group === group)
                    .map((act) => (
                      <li key={act.id} className={style.row}>
                        <span>{act.label}</span>
                        <Key keys={act.keys} />
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
          <p className={style.note}>{t('office.keys.letters', { letters: letters ? 'on' : 'off' })}</p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
