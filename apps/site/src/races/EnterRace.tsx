import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { Button, buttonClass, Notice } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { forget } from '../base/answers.ts'
import { showError } from '../base/show-error.ts'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import { forgetMoney } from '../wallet/index.ts'
import style from './Races.module.css'

type One = Answers<'GET /api/races/one'>

/** Below the rules: the press that enters by them, the one that takes it back before the beginning, or why there is none. */
export function EnterRace({ one }: { one: One }) {
  const { t } = useSite().texts
  const profile = useProfile()
  const { race, closedTo } = one
  const isOpen = race.state === 'coming' || (race.state === 'running' && race.buyIn === null)
  if (race.isIn && race.state !== 'coming') return null
  if (!race.isIn && !isOpen) return null
  return (
    <section className={style.enter} aria-labelledby="race-enter">
      <h2 id="race-enter">{t(race.isIn ? 'races.inTitle' : 'races.enterTitle')}</h2>
      {race.isIn && <Leave race={race} />}
      {!race.isIn && closedTo !== null && <Notice>{t(`races.closedTo.${closedTo}`)}</Notice>}
      {!race.isIn && closedTo === null && !profile && (
        <Link to="/login" className={buttonClass('brass')}>
          {t('races.signIn')}
        </Link>
      )}
      {!race.isIn && closedTo === null && profile && <Enter race={race} />}
    </section>
  )
}

function Enter({ race }: Pick<One, 'race'>) {
  const { t } = useSite().texts
  const { busy, send } = useSent()
  const paid = race.buyIn === null ? undefined : moneyText(race.buyIn, race.currency)
  return (
    <>
      <p className={style.soft}>{paid === undefined ? t('races.enterText') : t('races.enterPaidText', { amount: paid })}</p>
      <Button busy={busy} onClick={() => void send('POST /api/races/enter', { id: race.id, version: race.version }, t('races.entered'))}>
        {paid === undefined ? t('races.enter') : t('races.enterFor', { amount: paid })}
      </Button>
    </>
  )
}

function Leave({ race }: Pick<One, 'race'>) {
  const { t } = useSite().texts
  const { busy, send } = useSent()
  return (
    <>
      <p className={style.soft}>{t('races.inText')}</p>
      <Button kind="line" busy={busy} onClick={() => void send('POST /api/races/leave', { id: race.id }, t('races.left'))}>
        {t('races.leave')}
      </Button>
    </>
  )
}

/** Sends one of the two presses: the same key until it has an answer, so that a lost one can be sent again. */
function useSent() {
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const key = useRef<string>(undefined)
  const send = async <At extends 'POST /api/races/enter' | 'POST /api/races/leave'>(
    at: At,
    input: Parameters<typeof site.call<At>>[1],
    done: string,
  ) => {
    setBusy(true)
    key.current ??= crypto.randomUUID()
    const answer = await site.call(at, input, { key: key.current })
    setBusy(false)
    if (answer.ok || answer.error.error !== 'connection') key.current = undefined
    if (answer.ok) site.toasts.show('success', done)
    else await showError(site, answer.error)
    forget(site.queries, 'GET /api/races', 'GET /api/races/one')
    forgetMoney(site.queries)
  }
  return { busy, send }
}
