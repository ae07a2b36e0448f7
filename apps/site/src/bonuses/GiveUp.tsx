import type { Bonus } from '@fairhouse/contract'
import { moneyText } from '@fairhouse/money'
import { Button, Dialog } from '@fairhouse/ui'
import { useState } from 'react'
import { useAnswer } from '../base/answers.ts'
import { showError } from '../base/show-error.ts'
import { useSite } from '../base/site.ts'
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
    if (answer.ok)
      site.toasts.show('success', t('bonuses.gaveUp', { title, amount: moneyText(answer.value.returned, answer.value.currency) }))
    else await showError(site, answer.error)
    forgetMoney(site.queries)
    onDone()
  }
  return (
    <Dialog title={t('bonuses.giveUpTitle', { title })} closeLabel={t('bonuses.keep')} onClose={onDone}>
      <div className={style.asked}>
        <dl className={style.terms}>
          <AmountRow label={t('bonuses.goes')} amount={money} currency={currency} />
        </dl>
        {freeRounds > 0 && <p>{t('bonuses.goesFree', { count: freeRounds })}</p>}
        <p className={style.soft}>{t('bonuses.goesText')}</p>
        <dl className={style.terms}>
          <AmountRow label={t('bonuses.stays')} amount={own ?? null} currency={currency} />
        </dl>
        <p className={style.soft}>{t('bonuses.staysText')}</p>
        <div className={style.acts}>
          <Button busy={busy} onClick={() => void giveUp()}>
            {t('bonuses.giveUpNow', { amount: moneyText(money, currency) })}
          </Button>
          <Button kind="line" onClick={onDone}>
            {t('bonuses.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
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
        <dl className={style.terms}>
          <AmountRow label={t('bonuses.declineGoes')} amount={given} currency={currency} />
        </dl>
        {freeRounds > 0 && <p>{t('bonuses.goesFree', { count: freeRounds })}</p>}
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
