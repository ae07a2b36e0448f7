import { may, type About, type Verdict } from '@fairhouse/contract/office/base/may.ts'
import type { Me } from '@fairhouse/contract/office/index.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { createContext, use } from 'react'
import { useQuery } from '@tanstack/react-query'
import { asked } from './ask.ts'
import { useOffice } from './office.ts'

/** Who is signed in; there is nobody outside the frame. */
export const MeContext = createContext<Me | undefined>(undefined)

/** Who is signed in. */
export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('Nobody is signed in around this component')
  return me
}

/** Asks whether whoever is signed in may do something: what may not be done is not shown. The server's answer counts. */
export function useMay(): (permission: Permission, about?: About) => boolean {
  const { held } = useMe()
  return (permission, about) => mayDo(held, permission, about).may
}

const mayDo = (held: Me['held'], permission: Permission, about?: About): Verdict => may(held, permission, about)

/** The question who is signed in: asked again at every return to the window, and whenever a call is refused as not allowed. */
export function useAskedMe() {
  const { background } = useOffice()
  return useQuery({ ...asked(background, 'GET /office/me', {}), staleTime: 0, refetchOnWindowFocus: 'always', retry: false })
}
