export { listRoles } from './edit-roles.ts'
export { seedRoles } from './seed-roles.ts'
