import { question } from '../base/answers.ts'
import { lazily, type Lazily, type Modals } from '../base/lazily.ts'
import type { ModalName } from '../base/address/modal-names.ts'

const content = (name: ModalName): Lazily & { wide: true } => ({
  ...lazily('content/ContentModal.tsx', ['content'], () => import('../content/ContentModal.tsx')),
  load: ({ queries, call }) => queries.prefetchQuery(question(call, 'GET /api/pages', { name })),
  wide: true,
})

/** Every value of `?modal=`: what opens, and how wide. */
export const modals: Modals = {
  login: lazily('sign-in/LoginModal.tsx', ['sign-in', 'identification', 'error'], () => import('../sign-in/LoginModal.tsx')),
  email: lazily('sign-in/EmailModal.tsx', ['sign-in', 'field', 'error'], () => import('../sign-in/EmailModal.tsx')),
  registration: {
    ...lazily(
      'registration/RegistrationModal.tsx',
      ['registration', 'identification', 'verification', 'field', 'error'],
      () => import('../registration/RegistrationModal.tsx'),
    ),
    wide: true,
  },
  deposit: lazily(
    'cashier/deposit/DepositModal.tsx',
    ['cashier', 'campaigns', 'field', 'list', 'error'],
    () => import('../cashier/deposit/DepositModal.tsx'),
  ),
  withdraw: lazily(
    'cashier/withdrawal/WithdrawModal.tsx',
    ['bonuses', 'cashier', 'list', 'error'],
    () => import('../cashier/withdrawal/WithdrawModal.tsx'),
  ),
  'cumulative-deposit-limit': lazily('limits/DepositLimitModal.tsx', ['limits', 'error'], () => import('../limits/DepositLimitModal.tsx')),
  verification: lazily(
    'verification/VerificationModal.tsx',
    ['verification', 'field', 'error'],
    () => import('../verification/VerificationModal.tsx'),
  ),
  'sof-validation': lazily(
    'documents/funds/FundsModal.tsx',
    ['documents', 'list', 'field', 'error'],
    () => import('../documents/funds/FundsModal.tsx'),
  ),
  'payment-details-validation': lazily(
    'cashier/stored/PaymentDetailsModal.tsx',
    ['cashier', 'field', 'error'],
    () => import('../cashier/stored/PaymentDetailsModal.tsx'),
  ),
  'privacy-policy': content('privacy-policy'),
  'terms-conditions': content('terms-conditions'),
  'licence-agreement': content('licence-agreement'),
  'responsible-gambling': content('responsible-gambling'),
}
