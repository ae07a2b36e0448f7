import { Icon } from '@fairhouse/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useSite, useT } from '../../base/site.ts'
import button from './IconButton.module.css'
import { LanguageList } from './LanguageList.tsx'
import { entryAt, exactly, mainMenu } from './main-menu.ts'
import { ModalLink } from '../modal/ModalLink.tsx'
import { useProfile } from '../../base/session.ts'
import { useCloseOnChoice } from '../use-close-on-choice.ts'
import style from './MenuSheet.module.css'

/** Every place of the site, in a sheet at the side; a pop-over of the browser's own, so it opens before any script has come. */
export function MenuSheet() {
  const t = useT()
  const { settings } = useSite()
  const profile = useProfile()
  const panel = useCloseOnChoice<HTMLElement>()
  const menu = mainMenu(settings)
  const here = entryAt(menu, useLocation({ select: ({ pathname }) => pathname }))
  return (
    <nav id="menu" popover="auto" className={style.menu} aria-label={t('shell.menu')} ref={panel}>
      <button
        type="button"
        className={`${button.icon} ${style.close}`}
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label={t('shell.close')}
      >
        <Icon name="close" />
      </button>
      <ul className={style.places}>
        {menu.map((entry) => (
          <li key={entry.name}>
            <Link to={entry.to} activeOptions={exactly} aria-current={entry === here ? 'page' : undefined}>
              {t(entry.text)}
            </Link>
          </li>
        ))}
      </ul>
      {profile ? <PlayerPlaces /> : <VisitorPlaces />}
      <h2 className={style.title}>{t('shell.language')}</h2>
      <LanguageList />
    </nav>
  )
}

function VisitorPlaces() {
  const t = useT()
  return (
    <ul className={style.places}>
      <li>
        <ModalLink modal="login">{t('shell.logIn')}</ModalLink>
      </li>
      <li>
        <ModalLink modal="registration">{t('shell.signUp')}</ModalLink>
      </li>
    </ul>
  )
}

function PlayerPlaces() {
  const t = useT()
  return (
    <>
      <h2 className={style.title}>{t('shell.accountMenu')}</h2>
      <ul className={style.places}>
        <li>
          <ModalLink modal="deposit">{t('shell.deposit')}</ModalLink>
        </li>
        <li>
          <ModalLink modal="withdraw">{t('shell.withdraw')}</ModalLink>
        </li>
        <li>
          <Link to="/my/transactions/$type" params={{ type: 'deposit' }}>
            {t('shell.transactions')}
          </Link>
        </li>
        <li>
          <Link to="/my/limits/payments">{t('shell.limits')}</Link>
        </li>
        <li>
          <Link to="/my/limits/time-out">{t('shell.takeBreak')}</Link>
        </li>
        <li>
          <Link to="/my/profile">{t('shell.profile')}</Link>
        </li>
        <li>
          <Link to="/logout" preload={false}>
            {t('shell.logOut')}
          </Link>
        </li>
      </ul>
    </>
  )
}
