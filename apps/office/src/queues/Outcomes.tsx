import type { ReactNode } from 'react'
import style from './Outcomes.module.css'

/** What each decision would do, beside each other: one section for each. */
export const Outcomes = ({ children }: { children: ReactNode }) => <div className={style.outcomes}>{children}</div>
