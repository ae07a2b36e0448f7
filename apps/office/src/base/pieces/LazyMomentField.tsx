import { lazy, Suspense } from 'react'
import style from './MomentField.module.css'

const Field = lazy(() => import('./MomentField.tsx').then(({ MomentField }) => ({ default: MomentField })))

/** The date picker, which comes after the page: its place is kept until then. */
export function LazyMomentField(given: { label: string; value: string; onChange: (moment: string) => void }) {
  return (
    <Suspense
      fallback={
        <span className={style.field}>
          <span className={style.label}>{given.label}</span>
          <span className={style.group} />
        </span>
      }
    >
      <Field {...given} />
    </Suspense>
  )
}
