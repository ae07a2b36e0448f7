export { readMethod, readMethods, seedMethods } from './method.sql.ts'
export { methodCatalogue } from './methods.ts'
