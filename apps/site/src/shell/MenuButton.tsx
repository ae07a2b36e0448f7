import { Icon } from '@fairhouse/ui'
import { Suspense } from 'react'
import { parts } from '../parts.ts'
import { useT } from '../site.ts'
import button from './IconButton.module.css'

/** Opens the menu. */
export function MenuButton() {
  const t = useT()
  return (
    <>
      <button type="button" className={button.icon} popoverTarget="menu" aria-label={t('shell.menu')}>
        <Icon name="menu" size={24} />
      </button>
      <Suspense>
        <parts.menu.view />
      </Suspense>
    </>
  )
}
