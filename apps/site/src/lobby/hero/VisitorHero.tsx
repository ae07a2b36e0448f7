import { artUrl, buttonClass } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { ModalLink } from '../../frame/modal/ModalLink.tsx'
import { useT } from '../../base/site.ts'
import style from './VisitorHero.module.css'

const pictures = ['harbour-house', 'peaks-open', 'heron-evening'] as const

/** What a visitor reads first. */
export function VisitorHero() {
  const t = useT()
  return (
    <section className={style.hero}>
      <div>
        <h1 className={style.headline}>{t('lobby.headline')}</h1>
        <p className={style.intro}>{t('lobby.intro')}</p>
        <div className={style.next}>
          <ModalLink modal="registration" className={buttonClass('brass')}>
            {t('lobby.openAccount')}
          </ModalLink>
          <Link to="/fairness" className={buttonClass('line')}>
            {t('lobby.howFair')}
          </Link>
        </div>
      </div>
      <div className={style.pictures} aria-hidden="true">
        {pictures.map((seed) => (
          <img key={seed} src={artUrl(seed)} alt="" width="480" height="600" loading="lazy" />
        ))}
      </div>
    </section>
  )
}
