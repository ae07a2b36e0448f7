import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import { Button } from '@fairhouse/ui'
import { useRef } from 'react'
import { plainSearch, useFilters } from '../base/address/address.ts'
import { useKeys } from '../base/keys/use-keys.ts'
import { useT } from '../base/office.ts'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { followPointer } from './follow-pointer.ts'
import type { LobbyAnswer } from './lobby-answer.ts'
import { movedTo } from './order.ts'
import { useShelfWords } from './shelf-words.ts'
import style from './Lobby.module.css'

type Props = { shelves: readonly Shelf[]; answer: LobbyAnswer; reorder: ((shelves: readonly Shelf[]) => void) | undefined }

/** The shelves of a place. They are moved by their buttons, by `J` and `K`, or by dragging a row's handle. */
export function ShelfTable({ shelves, answer, reorder }: Props) {
  const t = useT()
  const [filters] = useFilters()
  const move = (id: string, to: (place: number) => number) => {
    const place = shelves.findIndex((one) => one.id === id)
    if (place !== -1) reorder?.(movedTo(shelves, place, to(place)))
  }
  useMoveKeys(reorder && move)
  return (
    <Table
      isMain
      label={t('office-lobby.shelves')}
      columns={useColumns({ answer, shelves, move: reorder && move })}
      rows={shelves}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/lobby${plainSearch({ ...filters, shelf: id })}`}
      empty={t('office-lobby.none')}
    />
  )
}

type Move = (id: string, to: (place: number) => number) => void

/** `J` and `K` move the row that has the focus. */
function useMoveKeys(move: Move | undefined): void {
  const t = useT()
  const key = (keys: string, label: string, by: 1 | -1) => ({
    id: `shelf.move${keys}`,
    keys,
    label,
    group: 'page' as const,
    run: () => {
      const row = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['row'] : undefined
      if (row !== undefined) move?.(row, (place) => place + by)
    },
  })
  useKeys(move ? [key('J', t('office-lobby.downKey'), 1), key('K', t('office-lobby.upKey'), -1)] : [])
}

function useColumns({
  answer,
  shelves,
  move,
}: {
  answer: LobbyAnswer
  shelves: readonly Shelf[]
  move: Move | undefined
}): Column<Shelf>[] {
  const t = useT()
  const { nameOf, ruleOf } = useShelfWords(answer)
  const placeOf = (id: string) => shelves.findIndex((one) => one.id === id)
  return [
    { id: 'name', title: t('office-lobby.shelf'), cell: (shelf) => `${placeOf(shelf.id) + 1}. ${nameOf(shelf)}` },
    { id: 'shows', title: t('office-lobby.shows'), cell: (shelf) => ruleOf(shelf) },
    {
      id: 'for',
      title: t('office-lobby.for'),
      cell: ({ countries }) => (countries.length === 0 ? t('office-methods.everywhere') : countries.join(' ')),
    },
    { id: 'when', title: t('office-lobby.when'), cell: (shelf) => <When shelf={shelf} /> },
    ...(move
      ? [
          {
            id: 'move',
            title: t('office-methods.place'),
            isEnd: true,
            cell: ({ id, ...shelf }: Shelf) => <Mover id={id} name={nameOf({ id, ...shelf })} move={move} placeOf={placeOf} />,
          },
        ]
      : []),
  ]
}

function When({ shelf: { from, until } }: { shelf: Shelf }) {
  const t = useT()
  if (from === null && until === null) return t('office-lobby.always')
  return (
    <Tag>
      <Moment at={from} none="…" /> – <Moment at={until} none="…" />
    </Tag>
  )
}

type MoverProps = { id: string; name: string; move: Move; placeOf: (id: string) => number }

function Mover({ id, name, move, placeOf }: MoverProps) {
  const t = useT()
  const latest = useRef<(over: string) => void>(() => undefined)
  latest.current = (over) => {
    if (over !== id && placeOf(over) !== -1) move(id, () => placeOf(over))
  }
  return (
    <span className={style.move}>
      <Button kind="plain" aria-label={t('office-methods.up', { name })} onClick={() => move(id, (place) => place - 1)}>
        ↑
      </Button>
      <Button kind="plain" aria-label={t('office-methods.down', { name })} onClick={() => move(id, (place) => place + 1)}>
        ↓
      </Button>
      {/* For the mouse and the finger: the keyboard has the buttons and the keys. */}
      <span
        aria-hidden="true"
        className={style.handle}
        data-handle={id}
        onPointerDown={() => followPointer((over) => latest.current(over))}
      >
        ⠿
      </span>
    </span>
  )
}
