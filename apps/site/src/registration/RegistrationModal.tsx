import type { ModalProps } from '../shell/ModalHost.tsx'
import { SignUp } from './SignUp.tsx'

/** `?modal=registration`. */
export function RegistrationModal({ close }: ModalProps) {
  return <SignUp onLeave={close} />
}
