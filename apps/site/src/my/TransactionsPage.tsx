import type { Transaction } from '@fairhouse/contract'
import type { Takes } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { Button, EmptyState, Money, SelectField, Skeleton } from '@fairhouse/ui'
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { question } from '../base/answers.ts'
import { TakeBackButton } from '../cashier/index.ts'
import { periods, type Period } from '../base/address/page-search.ts'
import { useDateText } from '../base/use-date-text.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useMinute } from '../base/use-minute.ts'
import { useSite, useT } from '../base/site.ts'
import { usePages } from '../base/use-pages.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import style from './TransactionsPage.module.css'

const kinds = ['deposit', 'withdrawal', 'promo', 'game', 'loyalty', 'betting'] as const
type Kind = (typeof kinds)[number]
const awaited: readonly Kind[] = ['deposit', 'withdrawal']

/** /my/transactions/{kind}: the statement, newest first. */
export function TransactionsPage() {
  const t = useT()
  const params = useParams({ strict: false })
  const kind = kinds.find((known) => known === params.type) ?? 'deposit'
  const { status, period } = useLocation({ select: ({ search: { status, period } }) => ({ status, period }), structuralSharing: true })
  return (
    <MyPage>
      <PageTitle title={t('shell.transactions')} />
      <h1 className={style.title}>{t('my.transactions')}</h1>
      <nav className={style.kinds} aria-label={t('my.kinds')}>
        {kinds.map((name) => (
          <Link key={name} to="/my/transactions/$type" params={{ type: name }} activeOptions={{ includeSearch: false }}>
            {t(`my.kind.${name}`)}
          </Link>
        ))}
      </nav>
      <div className={style.filters}>
        <PeriodChoice period={period} />
        {awaited.includes(kind) && (
          <Link
            to="."
            search={(now) => ({ ...now, status: status ? undefined : 'pending' })}
            className={style.filter}
            role="switch"
            aria-checked={status === 'pending'}
            replace
          >
            {t('my.onlyPending')}
          </Link>
        )}
      </div>
      <Statement key={`${kind} ${status} ${period}`} kind={kind} status={status} period={period} />
    </MyPage>
  )
}

/** The choice of how far back the list reaches. */
function PeriodChoice({ period }: { period: Period | undefined }) {
  const t = useT()
  const navigate = useNavigate()
  const options = ['', ...periods].map((value) => ({ value, label: t(`my.period.${value === '' ? 'all' : (value as Period)}`) })) // one of the list
  const choose = (value: string) => {
    const chosen = periods.find((known) => known === value)
    void navigate({ to: '.', search: (now) => ({ ...now, period: chosen }), replace: true, resetScroll: false })
  }
  return (
    <SelectField
      id="period"
      label={t('my.period')}
      options={options}
      value={period ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}

type Wanted = { kind: Kind; status: 'pending' | undefined; period: Period | undefined }

function Statement(wanted: Wanted) {
  const { kind } = wanted
  const t = useT()
  const asked = useStatement(wanted)
  const lines = asked.pages.flatMap((page) => page.transactions)
  if (asked.isPending) return <Skeleton label={t('shell.loading')} lines={6} />
  if (asked.isError && lines.length === 0)
    return (
      <EmptyState title={t('my.failed')}>
        <Button kind="line" onClick={() => void asked.refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    )
  if (lines.length === 0) return <EmptyState title={t('my.empty')} text={t(`my.emptyOf.${kind}`)} />
  return (
    <>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('my.when')}</th>
            <th scope="col">{t('my.what')}</th>
            <th scope="col">{t('my.status')}</th>
            <th scope="col" className={style.number}>
              {t('my.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {asked.hasNext && (
        <Button kind="line" busy={asked.isFetchingNext} onClick={() => void asked.fetchNext()}>
          {t('my.more')}
        </Button>
      )}
    </>
  )
}

const hourMs = 3_600_000
const hoursOf: Readonly<Record<Period, number>> = { day: 24, week: 168, month: 720, quarter: 2160, year: 8760 }

function useStatement({ kind: type, status, period }: Wanted) {
  const { call } = useSite()
  const minute = useMinute()
  // Whole hours, so that server and browser ask the same.
  const from = period && new Date((Math.floor(minute / hourMs) - hoursOf[period]) * hourMs).toISOString()
  const input: Takes<'GET /api/transactions'> = { type, size: 20, ...(status ? { status } : {}), ...(from ? { from } : {}) }
  return usePages(
    (before) => question(call, 'GET /api/transactions', { ...input, ...(before ? { before } : {}) }),
    ({ next }) => next,
  )
}

function Line({ line }: { line: Transaction }) {
  const { texts } = useSite()
  const { t, has } = texts
  const dateText = useDateText()
  const status = `my.status.${line.status}`
  const kind = `my.line.${line.kind}`
  const moved = !['failed', 'rejected', 'cancelled', 'error'].includes(line.status)
  return (
    <tr>
      <td className={style.when}>
        <time dateTime={line.at}>{dateText(line.at, 'moment')}</time>
      </td>
      <td className={style.what}>
        <bdi>{has(line.about) ? t(line.about) : line.about}</bdi>
        {has(kind) && <span className={style.fee}>{t(kind)}</span>}
        {line.kind === 'game' && line.status !== 'open' && (
          <Link
            to="/fairness"
            search={{ round: line.id }}
            hash="recompute"
            className={style.fee}
            aria-label={t('my.recomputeOf', { game: line.about })}
          >
            {t('my.recompute')}
          </Link>
        )}
        {line.fee && !/^[0.]+$/.test(line.fee) && (
          <span className={style.fee}>{t('my.fee', { amount: moneyText(line.fee, line.currency) })}</span>
        )}
      </td>
      <td>
        <span className={style.status}>{has(status) ? t(status) : line.status}</span>
        {line.cancellable && (
          <TakeBackButton withdrawal={{ reference: line.id, amount: line.amount.replace('-', ''), currency: line.currency }} />
        )}
      </td>
      <td className={moved ? style.number : `${style.number} ${style.unmoved}`}>
        {line.points && <bdi className={style.points}>{t('my.points', { points: line.points })}</bdi>}
        {(line.kind !== 'loyalty' || /[1-9]/.test(line.amount)) && (
          <Money amount={moved ? line.amount : line.amount.replace('-', '')} currency={line.currency} signed={moved} />
        )}
      </td>
    </tr>
  )
}
