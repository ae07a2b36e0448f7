import { useLocation } from '@tanstack/react-router'
import { AccountValidation } from './validation/AccountValidation.tsx'
import { DocumentsPlace } from './DocumentsPlace.tsx'
import { FundsPlace } from './funds/FundsPlace.tsx'

/** The three pages about documents, by their address; the forms come in chunks of their own. */
export function DocumentsPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (path === '/my/account-validation') return <AccountValidation />
  return path === '/my/sof-validation' ? <FundsPlace /> : <DocumentsPlace />
}
