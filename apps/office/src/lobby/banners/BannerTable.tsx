import type { Banner } from '@fairhouse/contract'
import { plainSearch, useFilters } from '../../base/address/address.ts'
import { useT } from '../../base/office.ts'
import { Table, type Column } from '../../base/pieces/Table.tsx'
import { Mover } from '../../base/order/Mover.tsx'
import { useMoving, type Move } from '../../base/order/use-moving.ts'
import { When } from '../When.tsx'
import type { BannersAnswer } from './banner-answer.ts'

type Props = { banners: readonly Banner[]; answer: BannersAnswer; reorder: ((banners: readonly Banner[]) => void) | undefined }

/** The banners in their order, moved as shelves are. */
export function BannerTable({ banners, answer, reorder }: Props) {
  const t = useT()
  const [filters] = useFilters()
  const move = useMoving(banners, reorder)
  return (
    <Table
      isMain
      label={t('office-lobby.banners')}
      columns={useColumns({ banners, answer, move })}
      rows={banners}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/banners${plainSearch({ ...filters, banner: id })}`}
      empty={t('office-lobby.noBanners')}
    />
  )
}

function useColumns({ banners, answer, move }: Pick<Props, 'banners' | 'answer'> & { move: Move | undefined }): Column<Banner>[] {
  const t = useT()
  const placeOf = (id: string) => banners.findIndex((one) => one.id === id)
  const nameOf = ({ alts }: Banner) => alts[answer.languages[0] ?? 'en'] ?? t('office-lobby.unnamed')
  return [
    { id: 'name', title: t('office-lobby.banner'), cell: (banner) => `${placeOf(banner.id) + 1}. ${nameOf(banner)}` },
    { id: 'to', title: t('office-lobby.leadsTo'), cell: ({ to }) => <span dir="ltr">{to}</span> },
    {
      id: 'for',
      title: t('office-lobby.for'),
      cell: ({ countries }) => (countries.length === 0 ? t('office-methods.everywhere') : countries.join(' ')),
    },
    { id: 'when', title: t('office-lobby.when'), cell: (banner) => <When of={banner} /> },
    ...(move
      ? [
          {
            id: 'move',
            title: t('office-methods.place'),
            isEnd: true,
            cell: (banner: Banner) => <Mover id={banner.id} name={nameOf(banner)} move={move} placeOf={placeOf} />,
          },
        ]
      : []),
  ]
}
