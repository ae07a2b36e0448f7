import { Link } from '@tanstack/react-router'
import { useT } from '../../base/site.ts'
import { useMenu } from '../games/game-menu.ts'
import style from './Banners.module.css'

/** The banners of the home page, in a row that scrolls. */
export function Banners() {
  const t = useT()
  const banners = useMenu().data?.banners ?? []
  return (
    <ul className={style.banners} aria-label={t('lobby.banners')}>
      {banners.map(({ id, picture, alt, to }, place) => (
        <li key={id}>
          <Link to={to} preload={false}>
            <img
              src={`/pictures/${picture}-960.webp`}
              srcSet={[480, 960, 1440].map((width) => `/pictures/${picture}-${width}.webp ${width}w`).join(', ')}
              sizes="(width < 60rem) 92vw, 45rem"
              width="960"
              height="320"
              alt={alt}
              loading={place === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
