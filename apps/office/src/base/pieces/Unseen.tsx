import type { ReactNode } from 'react'
import style from './Unseen.module.css'

/** Words for a screen reader alone. */
export const Unseen = ({ children }: { children: ReactNode }) => <span className={style.unseen}>{children}</span>
