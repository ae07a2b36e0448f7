import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepInitialDeposit } from '../initial-deposit/index.ts'
import type { ModalProps } from '../frame/modal/ModalHost.tsx'
import { SignUp } from './SignUp.tsx'

/** `?modal=registration`. An `amount` beside it is deposited first, if signing up leads over a service elsewhere. */
export function RegistrationModal({ close }: ModalProps) {
  const amount = useLocation({ select: ({ search }) => search.amount })
  useEffect(() => void (amount && keepInitialDeposit(amount)), [amount])
  return <SignUp onLeave={close} />
}
