import { Spinner } from '@fairhouse/ui'
import style from './Waiting.module.css'

/** Says what is waited for. */
export function Waiting({ title, text }: { title: string; text?: string }) {
  return (
    <div className={style.waiting} role="status">
      <Spinner large />
      <p className={style.title}>{title}</p>
      {text && <p className={style.text}>{text}</p>}
    </div>
  )
}
