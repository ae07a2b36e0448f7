export { askingOf } from './request-context.ts'
