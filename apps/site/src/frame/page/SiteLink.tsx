import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseSearch, readSearch } from '../../base/address/page-search.ts'

/** A link to a path of the site, or with `?modal=` to a modal over the present page. */
export function SiteLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const [path = '', query = ''] = to.split('?')
  const search = readSearch(parseSearch(query))
  const { modal } = search
  if (path !== '')
    return (
      <Link to={path} search={search} className={className}>
        {children}
      </Link>
    )
  return (
    <Link to="." search={(now) => ({ ...now, modal })} state={{ overlay: true }} resetScroll={false} preload={false} className={className}>
      {children}
    </Link>
  )
}
