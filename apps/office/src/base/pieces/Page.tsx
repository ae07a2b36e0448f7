import { Button } from '@fairhouse/ui'
import { useEffect, type ReactNode } from 'react'
import { OfficeLink } from '../address/OfficeLink.tsx'
import { Key } from '../keys/Key.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { useOffice } from '../office.ts'
import style from './Page.module.css'

/** Something that can be done on a page: a button with its key, and a line of the palette. */
export type PageAct = {
  readonly id: string
  readonly keys: string
  readonly label: string
  readonly run: () => void
  readonly isMain?: boolean
  readonly isGrave?: boolean
}

/** A page of the office: where it stands, its heading, what can be done on it, and its content. `back` is where Esc leads. */
export function Page({
  title,
  aside,
  back,
  acts = [],
  children,
}: {
  title: string
  aside?: ReactNode
  back?: { href: string; label: string }
  acts?: readonly PageAct[]
  children: ReactNode
}) {
  const { go, texts } = useOffice()
  const { t } = texts
  useTitle(title)
  useKeys([
    ...acts.map(({ id, keys, label, run }) => ({ id, keys, label, run, group: 'page' as const })),
    ...(back ? [{ id: 'page.back', keys: 'Escape', label: t('office.key.back'), group: 'page' as const, run: () => go(back.href) }] : []),
  ])
  return (
    <article className={style.page}>
      {back && (
        <OfficeLink href={back.href} className={style.back}>
          {back.label}
        </OfficeLink>
      )}
      <header className={style.head}>
        <div className={style.heading}>
          <h1 className={style.title}>
            <bdi>{title}</bdi>
          </h1>
          {aside}
        </div>
        {acts.length > 0 && (
          <div className={style.acts}>
            {acts.map(({ id, keys, label, run, isMain, isGrave }) => (
              <Button key={id} kind={isMain ? 'brass' : 'line'} className={isGrave ? style.grave : ''} onClick={run}>
                {label}
                <Key keys={keys} />
              </Button>
            ))}
          </div>
        )}
      </header>
      {children}
    </article>
  )
}

/** A part of a page under a heading of its own. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={style.section}>
      <div className={style.sectionHead}>
        <h2 className={style.sectionTitle}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
