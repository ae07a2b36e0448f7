import { useAnswer } from '../base/answers.ts'
import type { ModalProps } from '../frame/modal/ModalHost.tsx'
import { AboutLimits } from './AboutLimits.tsx'
import { Asked } from './form/Asked.tsx'
import { LimitForm } from './form/LimitForm.tsx'
import { LimitsLoaded } from './LimitsLoaded.tsx'
import style from './form/LimitForm.module.css'

/**
 * `?modal=cumulative-deposit-limit`: closes once a limit is set. Shows what the page knows of the limits until those of
 * deposits have loaded.
 */
export function DepositLimitModal({ close }: ModalProps) {
  const fresh = useAnswer('GET /api/limits/deposit', {}, { staleMs: 0 }).data?.limits
  return (
    <LimitsLoaded>
      {(known) => {
        const limits = fresh ?? known
        return (
          limits.deposit && (
            <div className={style.modal}>
              <AboutLimits type="deposit" limit={limits.deposit} limits={limits} />
              <Asked type="deposit" limit={limits.deposit} limits={limits} onAnswered={close} />
              <LimitForm type="deposit" limits={limits} limit={limits.deposit} onSaved={close} level={3} />
            </div>
          )
        )
      }}
    </LimitsLoaded>
  )
}
