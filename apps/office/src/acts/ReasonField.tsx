import { useId } from 'react'
import { useT } from '../base/office.ts'
import style from './ActDialog.module.css'

const most = 500

/** Why: a sentence for whoever reads the audit log. */
export function ReasonField({ reason, onChange, isWrong }: { reason: string; onChange: (reason: string) => void; isWrong: boolean }) {
  const t = useT()
  const id = useId()
  return (
    <div className={style.reason}>
      <label htmlFor={id}>{t('office.act.reason')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={most}
        value={reason}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        required
      />
      <p id={`${id}-hint`} className={isWrong ? style.wrong : style.quiet} aria-live="polite">
        {t('office.act.reasonHint')}
      </p>
    </div>
  )
}
