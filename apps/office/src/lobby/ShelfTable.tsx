import type { Shelf } from '@fairhouse/contract/office/lobby.ts'
import { plainSearch, useFilters } from '../base/address/address.ts'
import { useT } from '../base/office.ts'
import { Table, type Column } from '../base/pieces/Table.tsx'
import type { LobbyAnswer } from './lobby-answer.ts'
import { Mover } from '../base/order/Mover.tsx'
import { useMoving, type Move } from '../base/order/use-moving.ts'
import { useShelfWords } from './shelf-words.ts'
import { When } from './When.tsx'

type Props = { shelves: readonly Shelf[]; answer: LobbyAnswer; reorder: ((shelves: readonly Shelf[]) => void) | undefined }

/** The shelves of a place. They are moved by their buttons, by `J` and `K`, or by dragging a row's handle. */
export function ShelfTable({ shelves, answer, reorder }: Props) {
  const t = useT()
  const [filters] = useFilters()
  const move = useMoving(shelves, reorder)
  return (
    <Table
      isMain
      label={t('office-lobby.shelves')}
      columns={useColumns({ answer, shelves, move })}
      rows={shelves}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/lobby${plainSearch({ ...filters, shelf: id })}`}
      empty={t('office-lobby.none')}
    />
  )
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
    { id: 'when', title: t('office-lobby.when'), cell: (shelf) => <When of={shelf} /> },
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
