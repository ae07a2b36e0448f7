export { seedRoles } from './seed-roles.ts'
