import type { PublishedReturn } from '@fairhouse/contract'
import type { Texts } from '@fairhouse/messages'
import { Button, Notice, Skeleton, TextField } from '@fairhouse/ui'
import { useState } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useSite, useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import { ReturnStretch } from './ReturnStretch.tsx'
import { percentText } from './percent-text.ts'
import style from './Returns.module.css'

/** How many games are shown before somebody wants all. */
const firstShown = 10

/** What the games have returned, against what is printed, with the bands in which chance may move them. */
export function Returns() {
  const t = useT()
  const dateText = useDateText('UTC')
  const { data, isError, refetch } = useAnswer('GET /api/fairness/returns', {}, { staleMs: 60_000 })
  return (
    <section id="returns" className={style.part} aria-labelledby="returns-title">
      <h2 id="returns-title">{t('fairness.returnsTitle')}</h2>
      <p className={style.soft}>{t('fairness.returnsText')}</p>
      <p className={style.soft}>{t('fairness.returnsRules')}</p>
      {isError && (
        <Notice meaning="warning">
          {t('fairness.returnsFailed')}{' '}
          <Button kind="line" onClick={() => void refetch()}>
            {t('shell.tryAgain')}
          </Button>
        </Notice>
      )}
      {!data && !isError && <Skeleton label={t('shell.loading')} lines={6} />}
      {data && (
        <>
          <p className={style.soft}>
            {t('fairness.returnsAt', { time: `${dateText(data.at, 'wholeMoment')} UTC` })} · {t('fairness.legend')}
          </p>
          <List games={data.games} />
        </>
      )}
    </section>
  )
}

function List({ games }: { games: readonly PublishedReturn[] }) {
  const t = useT()
  const [words, setWords] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const asked = words.trim().toLowerCase()
  const found = games.filter(({ name }) => name.toLowerCase().includes(asked)).toSorted(toldFirst)
  const shown = isWhole || asked !== '' ? found : found.slice(0, firstShown)
  return (
    <>
      <TextField
        id="returns-words"
        label={t('fairness.findGame')}
        value={words}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
      />
      <table className={style.table} aria-labelledby="returns-title">
        <thead>
          <tr>
            <th scope="col">{t('fairness.game')}</th>
            <th scope="col">{t('fairness.stated')}</th>
            <th scope="col">{t('fairness.today')}</th>
            <th scope="col">{t('fairness.month')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((game) => (
            <Row key={game.game} of={game} />
          ))}
        </tbody>
      </table>
      <div role="status">{found.length === 0 && <p className={style.soft}>{t('fairness.noGame')}</p>}</div>
      {shown.length < found.length && (
        <Button kind="line" onClick={() => setIsWhole(true)}>
          {t('fairness.showAll', { count: found.length })}
        </Button>
      )}
    </>
  )
}

/** Games of which there is something to tell come first. */
const toldFirst = (a: PublishedReturn, b: PublishedReturn): number => Number(b.month.actual !== null) - Number(a.month.actual !== null)

function Row({ of: { name, stated, today, month } }: { of: PublishedReturn }) {
  const { texts } = useSite()
  const { t } = texts
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={style.stated}>
        <span className={style.label}>{t('fairness.stated')}</span> {statedText(texts, stated)}
      </td>
      <td>
        <span className={style.label}>{t('fairness.today')}</span>
        <ReturnStretch of={today} stated={stated} />
      </td>
      <td>
        <span className={style.label}>{t('fairness.month')}</span>
        <ReturnStretch of={month} stated={stated} />
      </td>
    </tr>
  )
}

/** A game whose return is the player's to throw away is told by the most that it can return. */
function statedText({ t, language }: Texts, { from, to }: PublishedReturn['stated']): string {
  const percent = (value: string) => percentText(language.tag, value)
  if (from === to) return percent(to)
  return Number(from) === 0 ? t('fairness.upTo', { to: percent(to) }) : t('fairness.span', { from: percent(from), to: percent(to) })
}
