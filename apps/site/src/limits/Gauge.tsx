import style from './Gauge.module.css'

/** How much of a limit is used: a bar with its words. Twenty steps are exact enough for a bar and need no inline style. */
export function Gauge({ used, of, label, note }: { used: string; of: string; label: string; note: string }) {
  const share = Math.min(20, Math.round((Number(used) / Math.max(Number(of), 0.01)) * 20)) // a bar's width, not money
  return (
    <div className={style.gauge}>
      <svg viewBox="0 0 200 6" preserveAspectRatio="none" className={style.bar} aria-hidden="true">
        <rect width="200" height="6" className={style.rest} />
        <rect width={share * 10} height="6" className={share >= 18 ? style.nearly : style.used} />
      </svg>
      <p className={style.words}>
        <span>{label}</span>
        <span className={style.note}>{note}</span>
      </p>
    </div>
  )
}
