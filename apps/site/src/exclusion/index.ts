export { ExclusionNotice } from './ExclusionNotice.tsx'
export { tellLeft } from './left-page.ts'
export { textOf } from './exclusion-text.ts'
