import { permissions, type Area, type Permission } from '@fairhouse/contract/office/base/permissions.ts'

/** The permissions of an area, in the order of the contract. */
export type AreaOfPermissions = { readonly area: Area; readonly permissions: readonly Permission[] }

const all = Object.keys(permissions) as Permission[] // its own keys

/** Every permission under its area; with words, those that have them in what `nameOf` says or in their own name. */
export function permissionsByArea(nameOf: (permission: Permission) => string, words = ''): AreaOfPermissions[] {
  const wanted = words.trim().toLowerCase()
  const found = all.filter((one) => wanted === '' || one.includes(wanted) || nameOf(one).toLowerCase().includes(wanted))
  return [...Map.groupBy(found, (one) => permissions[one].area)].map(([area, own]) => ({ area, permissions: own }))
}
