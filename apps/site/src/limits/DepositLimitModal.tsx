import type { ModalProps } from '../shell/ModalHost.tsx'
import { AboutLimits } from './AboutLimits.tsx'
import { Asked } from './Asked.tsx'
import { LimitForm } from './LimitForm.tsx'
import { LimitsLoaded } from './LimitsLoaded.tsx'
import style from './LimitForm.module.css'

/** `?modal=cumulative-deposit-limit`: closes once a limit is set. */
export function DepositLimitModal({ close }: ModalProps) {
  return (
    <LimitsLoaded of="GET /api/limits/deposit">
      {(limits) =>
        limits.deposit && (
          <div className={style.modal}>
            <AboutLimits about="limits.aboutOf.deposit" limit={limits.deposit} limits={limits} />
            <Asked type="deposit" limit={limits.deposit} limits={limits} onAnswered={close} />
            <LimitForm type="deposit" limits={limits} limit={limits.deposit} onSaved={close} level={3} />
          </div>
        )
      }
    </LimitsLoaded>
  )
}
