export { drawBanner } from './draw-banner.ts'
