export { guardedSharp, mostPixels, mostSeconds } from './guarded-sharp.ts'
