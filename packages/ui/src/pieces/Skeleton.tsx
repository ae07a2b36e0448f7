import style from './Skeleton.module.css'

/** A quiet place-holder of the size of what is coming. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div className={style.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={style.line} />
      ))}
    </div>
  )
}
