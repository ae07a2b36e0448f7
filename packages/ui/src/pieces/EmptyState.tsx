import type { ReactNode } from 'react'
import style from './EmptyState.module.css'

/** What is shown where there is nothing to show: a drawn sign, a heading, a sentence, and what to do next. */
export function EmptyState({ title, text, children, level = 2 }: { title: string; text?: ReactNode; children?: ReactNode; level?: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={style.empty}>
      <svg viewBox="0 -14 120 90" width="120" height="90" aria-hidden="true" className={style.sign}>
        <path d="M10 74V38a50 50 0 0 1 100 0v36" />
        <path d="M26 74V40a34 34 0 0 1 68 0v34" />
        <path d="M42 74V42a18 18 0 0 1 36 0v32" />
        <path d="M2 74h116" />
        <circle cx="60" cy="58" r="3.5" />
      </svg>
      <Heading className={style.title}>{title}</Heading>
      {text && <div className={style.text}>{text}</div>}
      {children && <div className={style.next}>{children}</div>}
    </div>
  )
}
