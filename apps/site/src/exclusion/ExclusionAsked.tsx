import { Button } from '@fairhouse/ui'
import { Points, Question } from '../frame/page/Question.tsx'
import { useT } from '../base/site.ts'
import { lengthText, type Length } from './exclusion-length.ts'
import { useUntilText } from './use-until-text.ts'
import style from './ExclusionForm.module.css'

type ExclusionAskedProps = { length: Length; busy: boolean; onBegin: () => void; onBack: () => void }

/** Explains what the chosen length means, before it begins. */
export function ExclusionAsked({ length, busy, onBegin, onBack }: ExclusionAskedProps) {
  const t = useT()
  const untilText = useUntilText()
  return (
    <Question title={t(length.kind === 'timeOut' ? 'exclusion.askTimeOut' : 'exclusion.askExclusion', { length: lengthText(t, length) })}>
      <Points>
        <li>{untilText(length)}</li>
        <li>{t('exclusion.pointPlay')}</li>
        <li>{t('exclusion.pointOffers')}</li>
        <li>{t('exclusion.pointMoney')}</li>
        <li>{t('exclusion.pointLonger')}</li>
      </Points>
      <div className={style.actions}>
        <Button busy={busy} onClick={onBegin}>
          {t(length.kind === 'timeOut' ? 'exclusion.beginTimeOut' : 'exclusion.beginExclusion')}
        </Button>
        <Button kind="line" disabled={busy} onClick={onBack}>
          {t('exclusion.back')}
        </Button>
      </div>
    </Question>
  )
}
