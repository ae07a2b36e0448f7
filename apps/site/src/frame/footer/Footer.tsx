import { Icon } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useSite, useT } from '../../base/site.ts'
import { Logo } from '../header/Logo.tsx'
import style from './Footer.module.css'

const pages = ['about', 'terms-conditions', 'privacy-policy', 'cookies'] as const

/** The foot of every page: who we are, who watches us, who helps. */
export function Footer() {
  const {
    settings,
    texts: { t },
  } = useSite()
  return (
    <footer className={style.footer}>
      <div className={style.inside}>
        <section className={style.house} aria-label={t('shell.footer')}>
          <Logo name={settings.siteName} />
          <p>{t('shell.licence', { site: settings.siteName })}</p>
        </section>
        <Help />
        <section>
          <h2 className={style.title}>{t('shell.legal')}</h2>
          <ul className={style.links}>
            <li>
              <Link to="/fairness">{t('shell.fairness')}</Link>
            </li>
            <li>
              <Link to="/support">{t('shell.support')}</Link>
            </li>
            {pages.map((name) => (
              <li key={name}>
                <Link to="/$pageName" params={{ pageName: name }}>
                  {t(`shell.page.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={style.last}>
        <p className={style.marks}>
          <span className={style.age} aria-hidden="true">
            {settings.rules.minAge}+
          </span>
          <Icon name="shield" size={26} />
          <span>{t('shell.ageMark', { age: settings.rules.minAge })}</span>
        </p>
        <p>{t('shell.version', { version: settings.productVersion })}</p>
      </div>
    </footer>
  )
}

function Help() {
  const t = useT()
  return (
    <section>
      <h2 className={style.title}>{t('shell.help')}</h2>
      <p>{t('shell.helpText')}</p>
      <ul className={style.links}>
        <li>
          <Link to="/fairness" hash="safer">
            {t('shell.saferGambling')}
          </Link>
        </li>
        <li>
          <a href="https://www.gamblingtherapy.org/" rel="noopener">
            Gambling Therapy
          </a>
        </li>
        <li>
          <a href="https://www.gamblersanonymous.org/" rel="noopener">
            Gamblers Anonymous
          </a>
        </li>
      </ul>
    </section>
  )
}
