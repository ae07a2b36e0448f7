import { Link } from '@tanstack/react-router'
import { useT } from '../base/site.ts'
import { EndAccount } from './EndAccount.tsx'

/** /my/profile-close: the account is closed until its owner asks for it again. */
export function CloseAccountPage() {
  const t = useT()
  return (
    <EndAccount
      call="POST /api/account/close"
      points={['account.closePointClosed', 'account.closePointMoney', 'account.closePointBonus', 'account.closePointKept']}
      words={{
        title: 'account.close',
        intro: 'account.closeIntro',
        asked: 'account.closeAsked',
        confirm: 'account.closeIt',
        done: 'account.closed',
      }}
    >
      <p>
        {t('account.orDelete')} <Link to="/my/delete-account">{t('account.delete')}</Link>
      </p>
    </EndAccount>
  )
}
