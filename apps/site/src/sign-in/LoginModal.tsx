import type { ModalProps } from '../shell/ModalHost.tsx'
import { useSite } from '../site.ts'
import { ContinuePlay } from './ContinuePlay.tsx'
import { LoginForm } from './LoginForm.tsx'
import style from './LoginForm.module.css'

/** `?modal=login`. */
export function LoginModal({ close }: ModalProps) {
  const { settings } = useSite()
  return (
    <div className={style.modal}>
      {settings.payAndPlay && <ContinuePlay />}
      <LoginForm onDone={close} />
    </div>
  )
}
