export { publishPage } from './publish-page.ts'
