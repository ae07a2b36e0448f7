import { Icon } from './Icon.tsx'
import style from './Stepper.module.css'

/** The steps of a longer form: which is now, which are done. `label` names the list, `now` says the place in words. */
export function Stepper({ steps, current, label, now }: { steps: readonly string[]; current: number; label: string; now: string }) {
  return (
    <nav aria-label={label}>
      <ol className={style.steps}>
        {steps.map((step, place) => (
          <li
            key={step}
            className={style.step}
            data-state={place < current ? 'done' : place === current ? 'now' : 'next'}
            aria-current={place === current ? 'step' : undefined}
          >
            <span className={style.mark} aria-hidden="true">
              {place < current ? <Icon name="check" size={14} /> : place + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className={style.now}>{now}</p>
    </nav>
  )
}
