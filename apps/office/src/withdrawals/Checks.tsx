import { useT } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'
import type { WithdrawalAnswer } from './use-withdrawal-acts.ts'
import style from './Withdrawal.module.css'

/** What the rule that approves by itself looks at; what does not hold comes first, since it is why a person decides. */
export function Checks({ checks }: { checks: WithdrawalAnswer['facts']['checks'] }) {
  const t = useT()
  const ordered = checks.toSorted((one, other) => Number(one.passes) - Number(other.passes))
  return (
    <ul className={style.checks}>
      {ordered.map(({ name, passes, value, wants }) => (
        <li key={name} className={style.check}>
          <Tag tone={passes ? 'good' : 'warning'}>{t(`office-queues.withdrawal.passes.${passes ? 'yes' : 'no'}`)}</Tag>
          <span>{t(`office-queues.withdrawal.check.${name}`)}</span>
          {(name === 'amount' || name === 'age') && (
            <bdi className={style.value}>
              {t('office-queues.withdrawal.checkValue', { value, wants: wants === '' ? t('office-queues.withdrawal.noRule') : wants })}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  )
}
