import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadModal } from './load-modal.ts'
import type { ModalName } from '../../base/address/modal-names.ts'
import type { PageSearch } from '../../base/address/page-search.ts'
import { useSite } from '../../base/site.ts'

/** A link that opens a modal over the present page; the browser's Back closes it. */
export function ModalLink({
  modal,
  more,
  className,
  children,
  label,
}: {
  modal: ModalName
  more?: PageSearch
  className?: string
  children: ReactNode
  label?: string
}) {
  const site = useSite()
  const prepare = () => void loadModal(site, modal).catch(() => undefined)
  return (
    <Link
      to="."
      search={(now) => ({ ...now, ...more, modal })}
      state={{ overlay: true }}
      resetScroll={false}
      preload={false}
      className={className}
      aria-label={label}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  )
}
