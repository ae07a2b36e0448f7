import { Link } from '@tanstack/react-router'
import { useSite } from '../../base/site.ts'
import { ModalLink } from '../modal/ModalLink.tsx'
import { useProfile } from '../../base/session.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { countSelfTest } from './count-self-test.ts'
import style from './SwedishButtons.module.css'

/** The three buttons that the Swedish regulator names; which of them show, the country's rules say. Their words are Swedish in every language. */
export function SwedishButtons() {
  const { settings } = useSite()
  const parts = settings.rules.bar
  const player = useProfile() !== null
  const address = (name: string) => String(settings.fe[`sweden.${name}`] ?? '')
  return (
    <ul className={style.buttons} lang="sv">
      {parts.includes('spelpaus') && (
        <li>
          {player ? (
            <SiteLink to="/my/limits/self-exclusion">Spelpaus</SiteLink>
          ) : (
            <Outside url={address('exclusionRegisterUrl')}>Spelpaus</Outside>
          )}
        </li>
      )}
      {parts.includes('spelgranser') && (
        <li>
          {player ? (
            <Link to="/my/limits/payments">Spelgränser</Link>
          ) : (
            <ModalLink modal="login" more={{ 'page-after-login': '/my/limits/payments' }}>
              Spelgränser
            </ModalLink>
          )}
        </li>
      )}
      {parts.includes('sjalvtest') && (
        <li>
          <Outside url={address('selfAssessmentUrl')} onClick={() => countSelfTest(address)}>
            Självtest
          </Outside>
        </li>
      )}
    </ul>
  )
}

function Outside({ url, onClick, children }: { url: string; onClick?: () => void; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      {children}
    </a>
  )
}
