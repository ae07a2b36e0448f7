export { pageSettingsFor } from './page-settings.ts'
export { requestContextOf } from './request-context.ts'
