export { readMethod, readMethods } from './method.sql.ts'
export { methodCatalogue } from './methods.ts'
