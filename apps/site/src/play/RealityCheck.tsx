import type { RealityCheck as Check } from '@fairhouse/contract'
import { Button, Dialog, Money } from '@fairhouse/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { durationText } from '../base/duration-text.ts'
import { showError } from '../base/show-error.ts'
import { nowOf, useSite, useT } from '../base/site.ts'
import style from './RealityCheck.module.css'

const ways = { continue: undefined, history: '/my/neccton', leave: '/logout' } as const

/** Interrupts play: how long this visit has lasted and its result, then on, to the summary, or out, by button only. */
export function RealityCheck({ check, onAnswered }: { check: Check; onAnswered: (next: Check) => void }) {
  const site = useSite()
  const { t } = site.texts
  const navigate = useNavigate()
  const [busy, setBusy] = useState<keyof typeof ways>()
  const answer = async (then: keyof typeof ways) => {
    setBusy(then)
    const told = await site.call('POST /api/play/reality-check', { then })
    setBusy(undefined)
    if (!told.ok) return showError(site, told.error)
    onAnswered(told.value)
    const to = ways[then]
    return to && navigate({ to })
  }
  return (
    <Dialog title={t('play.checkTitle')}>
      <p className={style.time}>{t('play.checkTime', { time: durationText(t, check.since, nowOf(site)) })}</p>
      <CheckFigures check={check} />
      <div className={style.actions}>
        {(['continue', 'history', 'leave'] as const).map((then) => (
          <Button
            key={then}
            kind={then === 'leave' ? 'brass' : 'line'}
            busy={busy === then}
            disabled={busy !== undefined}
            onClick={() => void answer(then)}
          >
            {t(`play.${then}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

function CheckFigures({ check: { staked, won, net, currency } }: { check: Check }) {
  const t = useT()
  return (
    <dl className={style.figures}>
      <div>
        <dt>{t('play.staked')}</dt>
        <dd>
          <Money amount={staked} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{t('play.won')}</dt>
        <dd>
          <Money amount={won} currency={currency} />
        </dd>
      </div>
      <div className={style.result}>
        <dt>{t('play.net')}</dt>
        <dd>
          <Money amount={net} currency={currency} signed={/[1-9]/.test(net)} />
        </dd>
      </div>
    </dl>
  )
}
