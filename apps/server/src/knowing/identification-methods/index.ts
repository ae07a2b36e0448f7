export { isOffered } from './methods.ts'
