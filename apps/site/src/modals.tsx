import { lazily, type Lazily } from './lazily.ts'
import type { ModalName } from './modal-names.ts'

/** Every value of `?modal=`: what opens, and how wide. */
export const modals: Record<ModalName, Lazily & { readonly wide?: true }> = {
  login: lazily('sign-in/LoginModal.tsx', ['sign-in', 'error'], () => import('./sign-in/LoginModal.tsx')),
  registration: {
    ...lazily(
      'registration/RegistrationModal.tsx',
      ['registration', 'field', 'error'],
      () => import('./registration/RegistrationModal.tsx'),
    ),
    wide: true,
  },
  deposit: lazily('cashier/DepositModal.tsx', ['cashier', 'field', 'error'], () => import('./cashier/DepositModal.tsx')),
  withdraw: lazily('cashier/WithdrawModal.tsx', ['cashier', 'error'], () => import('./cashier/WithdrawModal.tsx')),
  'cumulative-deposit-limit': lazily('limits/DepositLimitModal.tsx', ['limits', 'error'], () => import('./limits/DepositLimitModal.tsx')),
}
