import type { Role } from '@fairhouse/contract/office/index.ts'
import { useQuery } from '@tanstack/react-query'
import { asked } from '../base/ask.ts'
import { useOffice } from '../base/office.ts'

/** Every role, and one of them by its name. */
export function useRoles() {
  const { caller } = useOffice()
  const { data, error } = useQuery(asked(caller, 'GET /office/roles', {}))
  return { roles: data?.roles, error, roleOf: (name: string): Role | undefined => data?.roles.find((role) => role.name === name) }
}
