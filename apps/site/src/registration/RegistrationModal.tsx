import type { ModalProps } from '../shell/ModalHost.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

/** `?modal=registration`. */
export function RegistrationModal({ close }: ModalProps) {
  return <RegistrationForm onLeave={close} onDone={close} />
}
