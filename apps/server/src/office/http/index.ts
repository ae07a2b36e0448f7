export { buildOffice } from './build-office.ts'
export { handlerOf } from '../office-calls.ts'
