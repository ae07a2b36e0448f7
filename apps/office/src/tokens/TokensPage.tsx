import type { Token } from '@fairhouse/contract/office/index.ts'
import { Button } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice, permissionName, useAct } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useMay, useMe } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'

/** The tokens by which machines make calls. */
export function TokensPage() {
  const { caller, texts, go } = useOffice()
  const { t } = texts
  const may = useMay()
  const { data, error } = useQuery(asked(caller, 'GET /office/tokens', {}))
  const columns = useColumns()
  return (
    <Page
      title={t('office-house.tokens.title')}
      acts={
        may('tokens.make')
          ? [{ id: 'tokens.make', keys: 'n', label: t('office-house.tokens.make'), isMain: true, run: () => go('/tokens/new') }]
          : []
      }
    >
      {error && <ErrorNotice error={error} />}
      <Table
        label={t('office-house.tokens.title')}
        columns={columns}
        rows={error ? null : data?.tokens}
        keyOf={({ id }) => id}
        empty={t('office-house.tokens.none')}
      />
    </Page>
  )
}

function useColumns(): Column<Token>[] {
  const { texts } = useOffice()
  const { t } = texts
  const { serverTime } = useMe()
  return [
    { id: 'name', title: t('office-house.staff.name'), cell: ({ name }) => name },
    { id: 'owner', title: t('office-house.tokens.owner'), cell: ({ owner }) => owner.name },
    {
      id: 'permissions',
      title: t('office-house.held.permission'),
      cell: ({ permissions }) => permissions.map((one) => permissionName(texts, one)).join(', '),
    },
    {
      id: 'networks',
      title: t('office-house.tokens.networks'),
      cell: ({ networks }) => (networks.length > 0 ? <bdi>{networks.join(', ')}</bdi> : t('office-house.tokens.anywhere')),
    },
    {
      id: 'state',
      title: t('office-house.staff.state'),
      cell: (token) => {
        const state = tokenState(token, serverTime)
        return <Tag tone={state === 'live' ? 'good' : 'quiet'}>{t(`office-house.tokenState.${state}`)}</Tag>
      },
    },
    { id: 'used', title: t('office-house.tokens.used'), isEnd: true, cell: ({ usedAt }) => <Moment at={usedAt} /> },
    { id: 'until', title: t('office-house.grant.until'), isEnd: true, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    { id: 'end', title: '', isEnd: true, cell: (token) => <EndToken token={token} /> },
  ]
}

function EndToken({ token: { id, name, ...token } }: { token: Token }) {
  const t = useT()
  const may = useMay()
  const act = useAct()
  const { serverTime } = useMe()
  if (!may('tokens.make') || tokenState(token, serverTime) !== 'live') return null
  const end = () =>
    act({
      at: 'POST /office/tokens/end',
      input: { id },
      isGrave: true,
      title: t('office-house.tokens.endTitle', { name }),
      verb: t('office-house.tokens.end'),
    })
  return (
    <Button kind="plain" onClick={end}>
      {t('office-house.tokens.end')}
    </Button>
  )
}

type Lasting = Pick<Token, 'endedAt' | 'expiresAt'>
const tokenState = ({ endedAt, expiresAt }: Lasting, now: string) =>
  endedAt !== null ? ('ended' as const) : expiresAt <= now ? ('expired' as const) : ('live' as const)
