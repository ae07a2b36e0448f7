import { Icon } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useT } from '../../base/site.ts'
import style from './IconButton.module.css'

/** The way to one's own page. */
export function ProfileLink({ name }: { name: string }) {
  const t = useT()
  return (
    <Link to="/my/profile" className={style.icon} aria-label={t('shell.profileOf', { name })}>
      <Icon name="person" size={22} />
    </Link>
  )
}
