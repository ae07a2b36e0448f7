import { buttonClass } from '@fairhouse/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useAnswer } from '../../base/answers.ts'
import type { Lazily } from '../../base/lazily.ts'
import { useSite, useT } from '../../base/site.ts'
import { Languages } from './Languages.tsx'
import { Logo } from './Logo.tsx'
import { entryAt, exactly, mainMenu } from './main-menu.ts'
import { MenuButton } from './MenuButton.tsx'
import { ModalLink } from '../modal/ModalLink.tsx'
import { Part } from '../Part.tsx'
import { ProfileLink } from './ProfileLink.tsx'
import { useProfile } from '../../base/session.ts'
import style from './Header.module.css'

/** The main row of a page's head: menu, logo, main menu, and the player's money or the way in. */
export function Header({ balance }: { balance: Lazily }) {
  const t = useT()
  const { settings } = useSite()
  const profile = useProfile()
  const menu = mainMenu(settings)
  const here = entryAt(menu, useLocation({ select: ({ pathname }) => pathname }))
  return (
    <div className={style.header}>
      <div className={style.inside}>
        <MenuButton />
        <Link to="/" className={style.logo} aria-label={`${settings.siteName}, ${t('shell.home')}`}>
          <Logo name={settings.siteName} />
        </Link>
        <nav className={style.nav} aria-label={t('shell.mainMenu')}>
          {menu.map((entry) => (
            <Link key={entry.name} to={entry.to} activeOptions={exactly} aria-current={entry === here ? 'page' : undefined}>
              {t(entry.text)}
            </Link>
          ))}
        </nav>
        <div className={style.end}>
          {profile ? (
            <>
              <Part part={balance} />
              <DepositLink />
              <ProfileLink name={profile.fullName} />
            </>
          ) : (
            <WaysIn />
          )}
          <div className={style.languages}>
            <Languages />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The way to deposit; not there for a player who is away. */
function DepositLink() {
  const t = useT()
  const isAway = useAnswer('GET /api/exclusion', {}, { staleMs: 60_000 }).data?.exclusion
  if (isAway) return null
  return (
    <ModalLink modal="deposit" className={buttonClass('brass')}>
      {t('shell.deposit')}
    </ModalLink>
  )
}

/** The visitor's ways in: a deposit by bank if the country allows it, otherwise log in and sign up. */
function WaysIn() {
  const t = useT()
  const { settings } = useSite()
  if (settings.payAndPlay)
    return (
      <ModalLink modal="login" className={buttonClass('brass')}>
        {t('shell.resumePlay')}
      </ModalLink>
    )
  return (
    <>
      <ModalLink modal="login" className={buttonClass('onHouse')}>
        {t('shell.logIn')}
      </ModalLink>
      <ModalLink modal="registration" className={buttonClass('brass')}>
        {t('shell.signUp')}
      </ModalLink>
    </>
  )
}
