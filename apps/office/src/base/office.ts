import type { OfficeCaller } from '@fairhouse/contract/office/office-caller.ts'
import type { Texts } from '@fairhouse/messages'
import type { ToastShelf } from '@fairhouse/ui'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Drafts } from './drafts.ts'
import type { Keys } from './keys/keys.ts'
import type { Preferences } from './preferences.ts'

/** What every part of the office's page works with. */
export type Office = {
  readonly caller: OfficeCaller
  /** For what the page asks by itself: it does not keep an idle session open. */
  readonly background: OfficeCaller
  readonly queries: QueryClient
  readonly texts: Texts
  readonly toasts: ToastShelf
  readonly keys: Keys
  readonly drafts: Drafts
  readonly preferences: Preferences
  /** Opens an address of the office. */
  readonly go: (href: string, options?: { replace?: boolean }) => void
}

export const OfficeContext = createContext<Office | undefined>(undefined)

/** The office around a component. */
export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('There is no office around this component')
  return office
}

/** Says the office's texts in the page's language. */
export const useT = () => useOffice().texts.t
