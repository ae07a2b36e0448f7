import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useOffice } from '../office.ts'

/** A link to a page of the office: opened in place, in a new tab where the reader wants that. */
export function OfficeLink({ href, onClick, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { go } = useOffice()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(href)
  }
  return (
    <a href={href} onClick={open} {...rest}>
      {children}
    </a>
  )
}
