import style from './Logo.module.css'

/** The mark of the house, a door under two arches, and its name. */
export function Logo({ name }: { name: string }) {
  return (
    <div className={style.logo}>
      <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
        <path d="M6 27V15.500a10 10 0 0 1 20 0V27" />
        <path d="M11.500 27V16a4.500 4.500 0 0 1 9 0v11" />
        <path d="M2.500 27h27" />
        <circle cx="16" cy="21.500" r="1.300" />
      </svg>
      <span className={style.name}>{name}</span>
    </div>
  )
}
