import { Spinner } from '@fairhouse/ui'
import style from './Identification.module.css'

/** A moment in which the player can only wait. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={style.waiting} role="status">
      <Spinner large />
      <p>{label}</p>
    </div>
  )
}
