export { ExclusionNotice } from './ExclusionNotice.tsx'
export { tellLeft } from './left-page.ts'
