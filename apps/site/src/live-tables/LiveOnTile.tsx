import type { LiveTable } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import type { CSSProperties } from 'react'
import { useWords } from '../base/loaded-words.ts'
import { useSite } from '../base/site.ts'
import { useInBrowser } from '../base/use-in-browser.ts'
import { useLiveTables } from './use-live-tables.ts'
import style from './LiveOnTile.module.css'

const resultsShown = 6

/** On a live game's tile: what goes on at its table now. Nothing, where its studio does not tell. */
export function LiveOnTile({ game }: { game: string }) {
  return useInBrowser() ? <OnTile game={game} /> : null
}

function OnTile({ game }: { game: string }) {
  const table = useLiveTables()?.find((one) => one.game === game)
  return table ? <Table table={table} /> : null
}

function Table({ table }: { table: LiveTable }) {
  const { texts } = useSite()
  useWords(texts, 'live-tables')
  const { t } = texts
  const { players, leftMs, minStake, maxStake, last } = table
  const state = leftMs > 0 ? t('live-tables.open') : players > 0 ? t('live-tables.playing') : t('live-tables.resting')
  return (
    <div className={style.table}>
      {last.length > 0 && (
        <ol className={style.last} aria-label={t('live-tables.last')} dir="ltr">
          {last.slice(0, resultsShown).map(({ text, tone }, at) => (
            // Results have no name of their own: they move on by one place at a time.
            <li key={at} className={style[tone]}>
              {text}
            </li>
          ))}
        </ol>
      )}
      <Ring table={table} />
      <p className={style.said}>
        <span className={style.state}>{state}</span>
        <span>{t('live-tables.players', { count: players })}</span>
      </p>
      <p className={style.stakes}>{t('live-tables.stakes', { from: moneyText(minStake, 'EUR'), to: moneyText(maxStake, 'EUR') })}</p>
    </div>
  )
}

/** The betting time, as a ring that empties until the next answer corrects it. */
function Ring({ table: { betsMs, leftMs } }: { table: LiveTable }) {
  const times = { '--whole': `${betsMs}ms`, '--gone': `${leftMs - betsMs}ms` } as CSSProperties // properties of the style sheet
  return (
    // Each answer starts the ring anew where the round stands.
    <svg key={`${betsMs}/${leftMs}`} className={leftMs > 0 ? style.ring : style.shut} style={times} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15" />
      <circle cx="18" cy="18" r="15" pathLength="1" className={style.left} />
    </svg>
  )
}
