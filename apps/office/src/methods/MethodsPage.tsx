import type { MethodRow } from '@fairhouse/contract/office/methods.ts'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice, useAct } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Mover } from '../base/order/Mover.tsx'
import { useMoving, type Move } from '../base/order/use-moving.ts'
import { Page, type PageAct } from '../base/pieces/Page.tsx'
import { Filters, SearchFilter, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { useOrder } from './use-order.ts'

/** The ways to pay, in the order in which players see them. The order is changed row by row and sent as one act. */
export function MethodsPage() {
  const { caller } = useOffice()
  const t = useT()
  const act = useAct()
  const may = useMay()
  const [filters, setFilters] = useFilters()
  const { data, error } = useQuery(asked(caller, 'GET /office/methods', {}))
  const order = useOrder(data?.methods ?? [])
  const words = (filters['words'] ?? '').toLowerCase()
  const shown = order.rows.filter(({ id, name, provider }) => `${id} ${name} ${provider}`.toLowerCase().includes(words))
  const save = () =>
    act({
      at: 'POST /office/methods/order',
      input: { ids: order.rows.map(({ id }) => id) },
      precondition: { methods: data?.version ?? '' },
      title: t('office-methods.orderTitle'),
      verb: t('office-methods.orderVerb'),
      onDone: order.forget,
    })
  const acts: PageAct[] = order.isChanged
    ? [
        { id: 'methods.save', keys: 's', label: t('office-methods.orderVerb'), isMain: true, run: save },
        { id: 'methods.forget', keys: 'z', label: t('office-methods.orderForget'), run: order.forget },
      ]
    : []
  const move = useMoving(order.rows, may('methods.edit') && words === '' ? order.reorder : undefined)
  return (
    <Page title={t('office-methods.title')} acts={acts}>
      <Filters>
        <SearchFilter label={t('office-methods.words')} value={filters['words'] ?? ''} onChange={(value) => setFilters({ words: value })} />
      </Filters>
      {error && <ErrorNotice error={error} />}
      <Table
        isMain
        label={t('office-methods.title')}
        columns={useColumns(order.rows, move)}
        rows={error ? null : data && shown}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/methods/${id}`}
        empty={t('office-methods.none')}
      />
    </Page>
  )
}

function useColumns(rows: readonly MethodRow[], move: Move | undefined): Column<MethodRow>[] {
  const t = useT()
  const placeOf = (id: string) => rows.findIndex((one) => one.id === id)
  return [
    { id: 'name', title: t('office-methods.name'), cell: ({ name }) => name },
    { id: 'id', title: t('office-methods.id'), cell: ({ id }) => id },
    { id: 'provider', title: t('office-methods.provider'), cell: ({ provider }) => <span dir="ltr">{provider}</span> },
    {
      id: 'countries',
      title: t('office-methods.countries'),
      cell: ({ countries }) => countries.join(' ') || t('office-methods.everywhere'),
    },
    { id: 'currencies', title: t('office-methods.currencies'), cell: ({ currencies }) => <Currencies currencies={currencies} /> },
    {
      id: 'state',
      title: t('office-methods.state'),
      cell: ({ isOn }) => <Tag tone={isOn ? 'good' : 'quiet'}>{t(isOn ? 'office-methods.on' : 'office-methods.off')}</Tag>,
    },
    ...(move
      ? [
          {
            id: 'move',
            title: t('office-methods.place'),
            isEnd: true,
            cell: ({ id, name }: MethodRow) => <Mover id={id} name={name} move={move} placeOf={placeOf} />,
          },
        ]
      : []),
  ]
}

const fewCurrencies = 4

function Currencies({ currencies }: { currencies: readonly string[] }) {
  const more = currencies.length - fewCurrencies
  return (
    <span title={currencies.join(' ')}>
      {currencies.slice(0, fewCurrencies).join(' ')}
      {more > 0 && ` +${more}`}
    </span>
  )
}
