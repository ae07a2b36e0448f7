export { countPages, drawPage, isPaper } from './draw-page.ts'
