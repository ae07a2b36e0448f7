import type { ReactNode } from 'react'
import style from './Tile.module.css'

/** The class of the link that makes the whole tile pressable. */
export const tileLink = style.link

/** The address of a drawn picture. */
export const artUrl = (seed: string) => `/art/${encodeURIComponent(seed)}.svg`

/** A game in the lobby: its picture with its name (a link with `tileLink`) lettered into it, a line about it, and what else can be done. */
export function Tile({
  art,
  name,
  note,
  mark,
  action,
  onArt,
  maker,
  eager = false,
  level = 3,
  wide = false,
}: {
  art: string
  name: ReactNode
  note?: ReactNode
  mark?: string
  action?: ReactNode
  /** What lies over the picture's lower edge. */
  onArt?: ReactNode
  /** The number of whoever makes the game: our own makers have a lettering and a frame each. */
  maker?: number
  eager?: boolean
  level?: 2 | 3
  /** The picture lies across, 16 to 9, `onArt` over the whole of it, and the name stands below. */
  wide?: boolean
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={wide ? `${style.tile} ${style.wide}` : style.tile} data-maker={maker}>
      <div className={style.frame}>
        <img
          className={style.art}
          src={artUrl(art)}
          alt=""
          width="480"
          height="600"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
        {onArt && <div className={style.onArt}>{onArt}</div>}
        {mark && <span className={style.mark}>{mark}</span>}
      </div>
      <Heading className={style.name}>{name}</Heading>
      {note && <p className={style.note}>{note}</p>}
      {action && <div className={style.action}>{action}</div>}
    </article>
  )
}
