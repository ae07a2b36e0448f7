import style from './Spinner.module.css'

/** A small turning ring; what it waits for is said beside it. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={large ? `${style.spinner} ${style.large}` : style.spinner} aria-hidden="true" />
}
