import type { ModalProps } from '../shell/ModalHost.tsx'
import { LoginForm } from './LoginForm.tsx'

/** `?modal=login`. */
export function LoginModal({ close }: ModalProps) {
  return <LoginForm onDone={close} />
}
