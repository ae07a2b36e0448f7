import type { ButtonHTMLAttributes } from 'react'
import style from './Button.module.css'
import { Spinner } from './Spinner.tsx'

/** How a button looks: `brass` is the one thing to do, `line` the other, `plain` the least. */
export type ButtonKind = 'brass' | 'line' | 'plain' | 'onHouse'

/** The classes of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = 'brass', wide = false): string {
  return [style.button, style[kind], wide ? style.wide : ''].join(' ').trim()
}

/** A button. While `busy` it cannot be pressed and says so. */
export function Button({
  kind = 'brass',
  wide = false,
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind; wide?: boolean; busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(kind, wide)} ${className ?? ''}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
