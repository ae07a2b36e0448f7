import type { JackpotDraw } from '@fairhouse/contract'
import { formatAmount, moneyText } from '@fairhouse/money'
import { Button, Money } from '@fairhouse/ui'
import { useState } from 'react'
import { useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import { checkDraw, type Checked } from './check-draw.ts'
import { Found } from './CheckSecret.tsx'
import style from './Jackpots.module.css'

type Props = { draws: readonly JackpotDraw[]; currency: string; oneIn: string | null }

/** The draw that runs with what was promised of it, and the last ones: who won, and a check that each reader does in their own browser. */
export function Draws({ draws, currency, oneIn }: Props) {
  const t = useT()
  const date = useDateText()
  const running = draws.find(({ endedAt }) => endedAt === null)
  const over = draws.filter(({ endedAt }) => endedAt !== null)
  return (
    <>
      {running && (
        <section className={style.part} aria-labelledby="jackpot-now">
          <h2 id="jackpot-now">{t('jackpots.now')}</h2>
          <p className={style.soft}>
            {running.commitment === null ? t('jackpots.nowReels') : t('jackpots.nowText', { at: date(running.beganAt, 'wholeMoment') })}
          </p>
          {running.commitment !== null && <code className={style.digest}>{running.commitment}</code>}
        </section>
      )}
      <section className={style.part} aria-labelledby="jackpot-last">
        <h2 id="jackpot-last">{t('jackpots.last')}</h2>
        {over.length === 0 && <p className={style.soft}>{t('jackpots.lastNone')}</p>}
        <ol className={style.list} reversed>
          {over.map((draw) => (
            <li key={draw.n} className={style.card}>
              <Outcome draw={draw} currency={currency} />
              {draw.kind === 'reels' ? (
                <WonByReels draw={draw} currency={currency} />
              ) : (
                <DrawCheck draw={draw} currency={currency} oneIn={oneIn} />
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Outcome({ draw: { won, endedAt }, currency }: { draw: JackpotDraw; currency: string }) {
  const t = useT()
  const date = useDateText()
  const at = endedAt === null ? '' : date(endedAt, 'wholeMoment')
  if (!won) return <p>{t('jackpots.unwon', { at })}</p>
  return (
    <p className={style.row}>
      <strong>
        <Money amount={won.amount} currency={currency} />
      </strong>
      <span>{won.isYou ? t('jackpots.byYou', { at }) : t('jackpots.by', { name: won.by, at })}</span>
    </p>
  )
}

/** A draw without a secret: the round that won, and where its seeds are. */
function WonByReels({ draw: { won }, currency }: { draw: JackpotDraw; currency: string }) {
  const t = useT()
  if (!won) return null
  return (
    <details className={style.check}>
      <summary>{t('jackpots.check')}</summary>
      <p className={style.soft}>{t('jackpots.checkReels', { stake: moneyText(won.stake, currency) })}</p>
      <code className={style.digest}>{won.round}</code>
    </details>
  )
}

function DrawCheck({ draw, currency, oneIn }: { draw: JackpotDraw } & Omit<Props, 'draws'>) {
  const t = useT()
  const [checked, setChecked] = useState<Checked>()
  return (
    <details className={style.check}>
      <summary>{t('jackpots.check')}</summary>
      <dl className={style.rules}>
        <div>
          <dt>{t('jackpots.promised')}</dt>
          <dd>
            <code className={style.digest}>{draw.commitment}</code>
          </dd>
        </div>
        <div>
          <dt>{t('jackpots.secret')}</dt>
          <dd>
            <code className={style.digest}>{draw.secret}</code>
          </dd>
        </div>
        {draw.won && (
          <div>
            <dt>{t('jackpots.round')}</dt>
            <dd>
              <code className={style.digest}>{draw.won.round}</code>
            </dd>
          </div>
        )}
      </dl>
      <Button kind="line" onClick={() => void checkDraw(draw, oneIn, currency).then(setChecked)}>
        {t('jackpots.checkNow')}
      </Button>
      <div role="status">{checked && <FoundOfDraw checked={checked} currency={currency} />}</div>
    </details>
  )
}

function FoundOfDraw({ checked: { digest, isKept, hitAmount, isRound }, currency }: { checked: Checked; currency: string }) {
  const t = useT()
  return (
    <Found digest={digest} isKept={isKept && isRound !== false}>
      {isKept && hitAmount !== undefined && t('jackpots.hitAt', { amount: moneyText(formatAmount(hitAmount, currency), currency) })}
      {isKept && isRound !== undefined && t(isRound ? 'jackpots.roundWins' : 'jackpots.roundLoses')}
    </Found>
  )
}
