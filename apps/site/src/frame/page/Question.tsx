import { useEffect, useRef, type ReactNode } from 'react'
import style from './Question.module.css'

/** Something weighty asked once more in the page itself: its title takes focus when it comes, so that it is heard and seen. */
export function Question({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={style.question} aria-labelledby="asked">
      <h2 id="asked" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What a choice means, point by point, as list items. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={style.points}>{children}</ul>
}
