import { Icon } from '@fairhouse/ui'
import { Children, type ReactNode } from 'react'
import style from './Ways.module.css'

/** Links under each other, each with a sign that it leads on. */
export function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={style.ways} aria-label={title}>
      <h2 className={style.head}>{title}</h2>
      <ul className={style.list}>
        {Children.map(children, (link) => (
          <li className={style.way}>
            {link}
            <Icon name="forward" size={18} />
          </li>
        ))}
      </ul>
    </section>
  )
}
