import { EndAccount } from './EndAccount.tsx'

/** /my/delete-account: the account is closed for good. */
export const DeleteAccountPage = () => (
  <EndAccount
    call="POST /api/account/delete"
    points={['account.pointClosed', 'account.pointMoney', 'account.pointBonus', 'account.pointKept']}
    words={{
      title: 'account.delete',
      intro: 'account.intro',
      asked: 'account.asked',
      confirm: 'account.forGood',
      done: 'account.deleted',
    }}
  />
)
