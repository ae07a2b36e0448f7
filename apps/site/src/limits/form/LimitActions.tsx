import type { LimitPeriod, LimitType, PeriodName } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { useDateText } from '../../base/use-date-text.ts'
import { useSite } from '../../base/site.ts'
import { amountText } from './amount-text.ts'
import type { Unit } from './limit-units.ts'
import { useLimitAction, type LimitAction } from './use-limit-action.ts'
import style from './LimitActions.module.css'

type LimitActionsProps = { type: LimitType; period: PeriodName; own: LimitPeriod; unit: Unit }

/** Removes a limit, if the rules let the player. */
export function RemoveLimit({ type, period, own }: LimitActionsProps) {
  const { t } = useSite().texts
  const { act, busy } = useLimitAction(type, period)
  if (!own.limited || own.ownAmount === null || own.isChanged) return null
  return (
    <Button
      kind="plain"
      busy={busy !== undefined}
      disabled={own.removeDisabled || !own.may.includes('remove')}
      onClick={() => void act('remove')}
    >
      {t('limits.remove')}
    </Button>
  )
}

/**
 * The pending change of a limit and its actions: a raise or a removal that waits, must be confirmed, or is being
 * reviewed by us.
 */
export function UnderWay({ type, period, own, unit }: LimitActionsProps) {
  const {
    settings,
    texts: { t },
  } = useSite()
  const dateText = useDateText()
  const { act, busy } = useLimitAction(type, period)
  const state = sentences[own.status as keyof typeof sentences] as (typeof sentences)[keyof typeof sentences] | undefined // only what is under way has one
  if (!state) return null
  const amount = amountText(t, own.newAmount ?? '0', unit, period)
  const moment = (at: string | null) => (at ? dateText(at, 'moment') : '')
  const actions = state.actions.filter((action) => own.may.includes(action))
  const first = own.limited ? 'no' : 'yes'
  return (
    <Notice meaning={state.meaning}>
      <p className={style.title}>{t(state.title, { amount, first })}</p>
      <p>
        {t(state.text, {
          amount,
          first,
          time: moment(own.amountEffectiveTime),
          until: moment(own.confirmUntil),
          approved: own.operatorApproved ? 'yes' : 'no',
          email: settings.supportEmail,
        })}
      </p>
      {actions.length > 0 && (
        <div className={style.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              kind={action.startsWith('confirm') ? 'brass' : 'line'}
              busy={busy === action}
              disabled={busy !== undefined}
              onClick={() => void act(action)}
            >
              {t(`limits.action.${action}`, { first })}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  )
}

/** The actions on a pending change. */
type Answer = Exclude<LimitAction, 'remove'>
const raise: readonly Answer[] = ['confirmIncrease', 'undoIncrease']
const removal: readonly Answer[] = ['confirmRemoval', 'undoRemove']
const sentences = {
  pendingIncrease: { meaning: 'info', title: 'limits.raiseWaits', text: 'limits.raiseWaitsText', actions: raise },
  inReview: { meaning: 'info', title: 'limits.raiseInReview', text: 'limits.raiseInReviewText', actions: raise },
  increaseToBeConfirmed: { meaning: 'warning', title: 'limits.raiseDue', text: 'limits.raiseDueText', actions: raise },
  pendingRemoval: { meaning: 'info', title: 'limits.removalWaits', text: 'limits.removalWaitsText', actions: removal },
  removalToBeConfirmed: { meaning: 'warning', title: 'limits.removalDue', text: 'limits.removalDueText', actions: removal },
} as const
