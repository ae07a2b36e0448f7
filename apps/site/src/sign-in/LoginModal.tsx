import type { ModalProps } from '../frame/modal/ModalHost.tsx'
import { LoginForm } from './LoginForm.tsx'
import style from './LoginForm.module.css'

/** `?modal=login`. */
export function LoginModal({ close }: ModalProps) {
  return (
    <div className={style.modal}>
      <LoginForm onDone={close} />
    </div>
  )
}
