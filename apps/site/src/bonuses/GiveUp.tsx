import type { Bonus } from '@fairhouse/contract'
import type { T } from '@fairhouse/messages'
import { moneyText } from '@fairhouse/money'
import { Button, Dialog } from '@fairhouse/ui'
import { useState } from 'react'
import { useAnswer } from '../base/answers.ts'
import { showError } from '../base/show-error.ts'
import { useSite, useT } from '../base/site.ts'
import { forgetMoney } from '../wallet/index.ts'
import { AmountRow } from './Progress.tsx'
import style from './Bonuses.module.css'

type GivenUp = Pick<Bonus, 'id' | 'title' | 'money' | 'given' | 'freeRounds' | 'currency'>

/** Gives a bonus up: a dialog says first what goes and what stays, with the amounts. */
export function GiveUp({ bonus }: { bonus: GivenUp }) {
  const { texts } = useSite()
  const { t } = texts
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button kind="line" onClick={() => setAsked(true)}>
        {t('bonuses.giveUp')}
      </Button>
      {asked && <WhatGoes bonus={bonus} onDone={() => setAsked(false)} />}
    </>
  )
}

function WhatGoes({ bonus, onDone }: { bonus: GivenUp; onDone: () => void }) {
  const site = useSite()
  const { t } = site.texts
  const { id, title, money, freeRounds, currency } = bonus
  const own = useAnswer('GET /api/wallet', {}).data?.cash
  const [busy, setBusy] = useState(false)
  const giveUp = async () => {
    setBusy(true)
    const answer = await site.call('POST /api/bonuses/give-up', { bonus: id })
    setBusy(false)
    if (answer.ok) site.toasts.show('success', gaveUpText(t, bonus, answer.value.returned))
    else await showError(site, answer.error)
    forgetMoney(site.queries)
    onDone()
  }
  return (
    <Dialog title={t('bonuses.giveUpTitle', { title })} closeLabel={t('bonuses.keep')} onClose={onDone}>
      <div className={style.asked}>
        <Goes label={t('bonuses.goes')} amount={money} freeRounds={freeRounds} currency={currency} />
        <p className={style.soft}>{t('bonuses.goesText')}</p>
        <dl className={style.terms}>
          <AmountRow label={t('bonuses.stays')} amount={own ?? null} currency={currency} />
        </dl>
        <p className={style.soft}>{t('bonuses.staysText')}</p>
        <div className={style.acts}>
          <Button busy={busy} onClick={() => void giveUp()}>
            {giveUpText(t, bonus)}
          </Button>
          <Button kind="line" onClick={onDone}>
            {t('bonuses.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const isSome = (amount: string) => /[1-9]/.test(amount)

/** Names what is given up: money, free spins, or both. */
function giveUpText(t: T, { money, freeRounds: count, currency }: GivenUp): string {
  const amount = moneyText(money, currency)
  if (count === 0) return t('bonuses.giveUpNow', { amount })
  return isSome(money) ? t('bonuses.giveUpBoth', { amount, count }) : t('bonuses.giveUpFree', { count })
}

function gaveUpText(t: T, { title, freeRounds: count, currency }: GivenUp, returned: string): string {
  const amounts = isSome(returned) || count === 0 ? [t('bonuses.gaveUp', { title, amount: moneyText(returned, currency) })] : []
  return [...amounts, ...(count > 0 ? [t('bonuses.gaveUpFree', { title, count })] : [])].join(' ')
}

/** What goes: its money, the free spins whose wins belong to it, or both. */
function Goes({ label, amount, freeRounds, currency }: { label: string; amount: string; freeRounds: number; currency: string }) {
  const t = useT()
  const isMoney = isSome(amount) || freeRounds === 0
  return (
    <>
      <dl className={style.terms}>
        {isMoney && <AmountRow label={label} amount={amount} currency={currency} />}
        {!isMoney && (
          <div>
            <dt>{label}</dt>
            <dd>{t('bonuses.onlyFree', { count: freeRounds })}</dd>
          </div>
        )}
      </dl>
      {isMoney && freeRounds > 0 && <p>{t('bonuses.goesFree', { count: freeRounds })}</p>}
    </>
  )
}

/** Declines a bonus that waits: a dialog says first what the player does not get. */
export function Decline({ bonus }: { bonus: GivenUp }) {
  const { t } = useSite().texts
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button kind="line" aria-label={t('bonuses.declineOf', { title: bonus.title })} onClick={() => setAsked(true)}>
        {t('bonuses.decline')}
      </Button>
      {asked && <WhatIsDeclined bonus={bonus} onDone={() => setAsked(false)} />}
    </>
  )
}

function WhatIsDeclined({ bonus: { id, title, given, freeRounds, currency }, onDone }: { bonus: GivenUp; onDone: () => void }) {
  const site = useSite()
  const { t } = site.texts
  const [busy, setBusy] = useState(false)
  const decline = async () => {
    setBusy(true)
    const answer = await site.call('POST /api/bonuses/decline', { bonus: id })
    setBusy(false)
    if (answer.ok) site.toasts.show('success', t('bonuses.declined', { title }))
    else await showError(site, answer.error)
    forgetMoney(site.queries)
    onDone()
  }
  return (
    <Dialog title={t('bonuses.declineTitle', { title })} closeLabel={t('bonuses.keep')} onClose={onDone}>
      <div className={style.asked}>
        <Goes label={t('bonuses.declineGoes')} amount={given} freeRounds={freeRounds} currency={currency} />
        <div className={style.acts}>
          <Button busy={busy} onClick={() => void decline()}>
            {t('bonuses.declineNow')}
          </Button>
          <Button kind="line" onClick={onDone}>
            {t('bonuses.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
