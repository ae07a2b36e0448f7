export { pageSettingsFor } from './page-settings.ts'
export { requestContextOf } from './request-context.ts'
export { visitorCookie } from './visitor.ts'
