export { buildOffice } from './build-office.ts'
