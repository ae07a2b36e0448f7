import { Icon } from '@fairhouse/ui'
import { frameParts } from '../parts.ts'
import { useT } from '../../base/site.ts'
import button from './IconButton.module.css'
import { Late } from '../Late.tsx'

/** Opens the menu. */
export function MenuButton() {
  const t = useT()
  return (
    <>
      <button type="button" className={button.icon} popoverTarget="menu" aria-label={t('shell.menu')}>
        <Icon name="menu" size={24} />
      </button>
      <Late part={frameParts.menu} />
    </>
  )
}
