import { Button, Skeleton } from '@fairhouse/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { OfficeLink } from '../address/OfficeLink.tsx'
import { usePagePath } from '../address/address.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useT } from '../office.ts'
import type { Selection } from './selection.ts'
import { Unseen } from './Unseen.tsx'
import style from './Table.module.css'

/** A column: its heading, and what a row shows in it. The first one names the row. */
export type Column<Row> = {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly isEnd?: boolean
}

type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  /** undefined: on their way; null: they could not be read, which is said beside the list. */
  rows: readonly Row[] | null | undefined
  keyOf: (row: Row) => string
  hrefOf?: (row: Row) => string
  empty: string
  /** Whether `j` and `k` walk through this list: one list of a page has them. */
  isMain?: boolean
  /** Lets rows be chosen: a tick before each, and `x`. */
  selection?: Selection | undefined
  more?: { has: boolean; isLoading: boolean; load: () => void }
}

/** A list: a native table whose rows open by a link, walked through by `j` and `k`. It counts nothing: it goes on while there is more. */
export function Table<Row>({ label, columns, rows, keyOf, hrefOf, empty, isMain = false, selection, more }: TableProps<Row>) {
  const t = useT()
  const body = useRef<HTMLTableSectionElement>(null)
  useWalk(body, isMain)
  useChoosing(selection)
  if (rows === null) return null
  if (!rows) return <Skeleton lines={8} label={t('office.list.loading')} />
  if (rows.length === 0) return <p className={style.empty}>{empty}</p>
  return (
    <div className={style.frame}>
      <table className={style.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={style.choice}>
                <Unseen>{t('office.list.chosen')}</Unseen>
              </th>
            )}
            {columns.map(({ id, title, isEnd }) => (
              <th key={id} scope="col" className={isEnd ? style.end : ''}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} of={keyOf(row)} href={hrefOf?.(row)} columns={columns} selection={selection} />
          ))}
        </tbody>
      </table>
      {more?.has && (
        <Button kind="plain" busy={more.isLoading} className={style.more} onClick={more.load}>
          {t('office.list.more')}
        </Button>
      )}
    </div>
  )
}

type RowProps<Row> = Pick<TableProps<Row>, 'columns' | 'selection'> & { row: Row; of: string; href: string | undefined }

function TableRow<Row>({ row, of, href, columns, selection }: RowProps<Row>) {
  return (
    <tr>
      {selection && <Choosing selection={selection} of={of} />}
      {columns.map(({ id, cell, isEnd }, place) =>
        place === 0 ? (
          <th key={id} scope="row">
            {href === undefined ? (
              cell(row)
            ) : (
              <OfficeLink href={href} className={style.opens} data-row={of}>
                {cell(row)}
              </OfficeLink>
            )}
          </th>
        ) : (
          <td key={id} className={isEnd ? style.end : ''}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

function Choosing({ selection, of }: { selection: Selection; of: string }) {
  const t = useT()
  return (
    <td className={style.choice}>
      <input
        type="checkbox"
        aria-label={t('office.list.choose', { row: of })}
        checked={selection.isOn(of)}
        onChange={() => undefined}
        onClick={(event) => selection.toggle(of, event.shiftKey)}
      />
    </td>
  )
}

/** `x` chooses the row that has the focus, `X` all from the one chosen before to it. */
function useChoosing(selection: Selection | undefined) {
  const t = useT()
  const choose = (asRange: boolean) => {
    const row = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined
    if (row !== undefined) selection?.toggle(row, asRange)
  }
  useKeys(
    selection
      ? [
          { id: 'row.choose', keys: 'x', label: t('office.key.choose'), group: 'page', run: () => choose(false) },
          { id: 'row.chooseTo', keys: 'X', label: t('office.key.chooseTo'), group: 'page', run: () => choose(true) },
        ]
      : [],
  )
}

/** Walks through the rows of a list, and remembers for each page on which row its reader was. */
function useWalk(body: { readonly current: HTMLTableSectionElement | null }, isMain: boolean) {
  const t = useT()
  const path = usePagePath()
  const links = () => [...(body.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])]
  const walk = (by: 1 | -1) => {
    const all = links()
    const at = all.findIndex((link) => link === document.activeElement)
    const known = at === -1 ? all.findIndex((link) => link.dataset['row'] === walkedTo.get(path)) : at
    const next = all[known === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at === -1 ? known : known + by))]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  useKeys(
    isMain
      ? [
          { id: 'row.next', keys: 'j', label: t('office.key.next'), group: 'page', run: () => walk(1) },
          { id: 'row.previous', keys: 'k', label: t('office.key.previous'), group: 'page', run: () => walk(-1) },
          { id: 'row.open', keys: 'o', label: t('office.key.open'), group: 'page', run: () => openFocused() },
        ]
      : [],
  )
  useEffect(() => {
    const element = body.current
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLAnchorElement ? target.dataset['row'] : undefined
      if (row !== undefined) walkedTo.set(path, row)
    }
    const arrows = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    }
    element?.addEventListener('focusin', note)
    element?.addEventListener('keydown', arrows)
    return () => {
      element?.removeEventListener('focusin', note)
      element?.removeEventListener('keydown', arrows)
    }
  })
}

/** The row on which the reader of each list was last. */
const walkedTo = new Map<string, string>()

function openFocused(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLAnchorElement && focused.dataset['row'] !== undefined) focused.click()
}
