export { type MethodVersion, readMethod, readMethods, readMethodVersions } from './method.sql.ts'
export { methodCatalogue } from './methods.ts'
