export { requestContextOf } from './request-context.ts'
