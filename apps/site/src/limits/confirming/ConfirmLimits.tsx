import type { LimitOfType, Limits, LimitType } from '@fairhouse/contract'
import { Button, Dialog } from '@fairhouse/ui'
import { useEffect } from 'react'
import { useDateText } from '../../base/use-date-text.ts'
import { nowOf, useSite } from '../../base/site.ts'
import { amountText } from '../form/amount-text.ts'
import { contactOperator } from './contact-operator.ts'
import type { Change } from '../form/limit-changes.ts'
import { waitsForTalk } from './limit-need.ts'
import type { Plan } from '../form/limit-form.ts'
import { effectiveTime } from '../form/effective-time.ts'
import type { Popup } from './pending-deposits.ts'
import type { useLimitForm } from '../form/use-limit-form.ts'
import style from './ConfirmLimits.module.css'

type ConfirmLimitsProps = { type: LimitType; limits: Limits; limit: LimitOfType; form: ReturnType<typeof useLimitForm> }

/** Asks before a change of limits is sent: for confirmation and, above a threshold, for a talk with us. */
export function ConfirmLimits(props: ConfirmLimitsProps) {
  const { state } = props.form
  const { toasts } = useSite()
  const asks = state.at === 'confirming' || state.at === 'contacting'
  useEffect(() => {
    // The success notice of an earlier change would cover what this one asks.
    if (asks) for (const { id, meaning } of toasts.now()) if (meaning === 'success') toasts.hide(id)
  }, [asks, toasts])
  if (state.at === 'confirming') return <Confirm {...props} plan={state.plan} />
  return state.at === 'contacting' ? <Contact {...props} plan={state.plan} /> : null
}

type Asked = ConfirmLimitsProps & { plan: Plan }

function Confirm({ type, limits, limit, form, plan }: Asked) {
  const { t } = useSite().texts
  const nld = limits.nldLimitActive
  const title = t(nld ? (type === 'deposit' ? 'limits.confirmDepositTitle' : 'limits.confirmOtherTitle') : 'limits.confirmTitle')
  const edited = plan.changes.filter(({ also }) => !also)
  const also = plan.changes.filter((change) => change.also)
  return (
    <Dialog title={title} closeLabel={t('shell.close')} onClose={form.revert}>
      <div className={style.asked} data-popup={plan.popup?.type}>
        {plan.popup && <PopupText limit={limit} form={form} popup={plan.popup} />}
        {nld && limit.unit === 'money' && <p>{t('limits.affordable')}</p>}
        <Changes changes={edited} limit={limit} form={form} talk={plan.need.contact} />
        {Object.values(plan.wish.renews).includes(false) && <p className={style.note}>{t('limits.renewOffText')}</p>}
        {also.length > 0 && (
          <div className={style.also}>
            <p>{t('limits.also', { count: also.length })}</p>
            <Changes changes={also} limit={limit} form={form} />
          </div>
        )}
        <div className={style.actions}>
          <Button onClick={() => form.send({ is: 'confirm' })}>{t('limits.confirm')}</Button>
          <Button kind="line" onClick={form.revert}>
            {t(nld ? 'limits.noThanks' : 'shell.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Why the form asks: which limit is high, or which deposits are under way. */
function PopupText({ limit, form, popup: { type, change, pending } }: Pick<Asked, 'limit' | 'form'> & { popup: Popup }) {
  const { t } = useSite().texts
  const say = (amount: string) => amountText(t, amount, form.unit, change.period)
  return (
    <p>
      {t(`limits.popup.${type}`, { amount: say(change.to), high: say(limit[change.period]?.highAmount ?? '0'), pending: say(pending) })}
    </p>
  )
}

/** Each change in one line: what is, what will be, and from when. */
function Changes({
  changes,
  limit,
  form,
  talk = false,
}: {
  changes: readonly Change[]
  limit: LimitOfType
  form: Asked['form']
  talk?: boolean
}) {
  const site = useSite()
  const { t } = site.texts
  const dateText = useDateText()
  return (
    <dl className={style.changes}>
      {changes.map((change) => {
        const { period, from, to, kind } = change
        const waits = talk && waitsForTalk(change, limit, form.unit)
        const at = kind === 'raise' ? effectiveTime(limit, period, nowOf(site)) : undefined
        const used = limit[period]?.usedAmount
        const isUsedUp = used !== undefined && Number(used) > Number(to) // to choose a sentence, not money
        return (
          <div key={period}>
            <dt>{t(`limits.period.${period}`)}</dt>
            <dd>
              <bdi className={style.amounts}>
                {from !== null && (
                  <>
                    <del>{amountText(t, from, form.unit, period)}</del>{' '}
                  </>
                )}
                <ins>{amountText(t, to, form.unit, period)}</ins>
              </bdi>
              <span className={style.when}>
                {waits ? t('limits.afterTalk') : at ? t('limits.from', { time: dateText(at, 'moment') }) : t('limits.atOnce')}
              </span>
              {isUsedUp && <span className={style.when}>{t('limits.usedUp', { used: amountText(t, used, form.unit, period) })}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A raise above the threshold begins with a talk with a person of ours. */
function Contact({ limit, form, plan }: Asked) {
  const site = useSite()
  const { t } = site.texts
  const shown = plan.changes.find(({ period }) => limit[period]?.nldLimitThreshold)
  const confirm = () => {
    contactOperator(site)
    form.send({ is: 'confirm' })
  }
  return (
    <Dialog title={t('limits.contactTitle')} closeLabel={t('shell.close')} onClose={form.revert}>
      <div className={style.asked}>
        <p>
          {t('limits.contactText', {
            first: shown && limit[shown.period]?.limited ? 'no' : 'yes',
            amount: amountText(t, shown?.to ?? '0', form.unit, shown?.period ?? 'monthly'),
            threshold: amountText(t, (shown && limit[shown.period]?.nldLimitThreshold) ?? '0', form.unit, shown?.period ?? 'monthly'),
          })}
        </p>
        <p className={style.note}>{t('limits.contactHelp')}</p>
        <div className={style.actions}>
          <Button onClick={confirm}>{t('limits.contactConfirm')}</Button>
          <Button kind="line" onClick={() => form.send({ is: 'back' })}>
            {t('limits.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
