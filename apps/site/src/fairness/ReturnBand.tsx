import style from './Returns.module.css'

type Span = { from: string; to: string }

/** The band as a bracket, what is stated as a thick line, what was returned as a diamond. The words beside it say the same. */
export function ReturnBand({ stated, band, actual }: { stated: Span; band: Span; actual: string }) {
  const all = [band.from, band.to, stated.from, stated.to, actual].map(Number)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  // A part of each side stays free for the marks.
  const at = (value: string) => (most === least ? 50 : 4 + ((Number(value) - least) / (most - least)) * 92)
  const [from, to] = [at(band.from), at(band.to)]
  const statedFrom = at(stated.from)
  return (
    <svg className={style.drawn} width="100%" height="22" aria-hidden="true" focusable="false">
      <line className={style.axis} x1="0" x2="100%" y1="11" y2="11" />
      <line className={style.bracket} x1={`${from}%`} x2={`${to}%`} y1="11" y2="11" />
      <line className={style.bracket} x1={`${from}%`} x2={`${from}%`} y1="4" y2="18" />
      <line className={style.bracket} x1={`${to}%`} x2={`${to}%`} y1="4" y2="18" />
      <rect className={style.statedMark} x={`${statedFrom}%`} width={`${Math.max(at(stated.to) - statedFrom, 0.8)}%`} y="7" height="8" />
      <svg x={`${at(actual)}%`} overflow="visible">
        <path className={style.diamond} d="M0 4 7 11 0 18-7 11Z" />
      </svg>
    </svg>
  )
}
