import type { OfficeAnswers, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import type { Gate } from '@fairhouse/contract/office/index.ts'
import { createContext, use } from 'react'
import type { ActAt } from './gates-of-calls.ts'

/** An act that somebody is about to do. */
export type Act<At extends ActAt = ActAt> = {
  readonly at: At
  readonly input: OfficeTakes<At>
  /** The versions of what it was decided on, such as `{ 'staff:42': '7' }`. */
  readonly precondition?: Record<string, string>
  /** What stands before it, where that is more than its call says: by its amount. */
  readonly gate?: Gate
  /** What is about to happen, as the heading of the dialog. */
  readonly title: string
  /** What the button says: a verb. */
  readonly verb: string
  /** What one should know before, beyond what the rehearsal shows. */
  readonly about?: string
  /** Where to look for more of it. */
  readonly see?: { readonly href: string; readonly label: string }
  /** How it takes effect, where that is not at once. */
  readonly takesEffect?: string
  readonly isGrave?: boolean
  /** A reason that the field begins with, where what was chosen says it already. */
  readonly reason?: string
  /** What is said when it is done. */
  readonly done?: string
  readonly onDone?: (answer: OfficeAnswers<At>) => void
}

/** Opens the dialog of an act. */
export type OpenAct = <At extends ActAt>(act: Act<At>) => void

export const ActContext = createContext<OpenAct>(() => undefined)

/** What opens the dialog of an act: it rehearses, asks for what the gate wants, and sends. */
export const useAct = (): OpenAct => use(ActContext)
