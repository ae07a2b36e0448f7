export { ExclusionNotice } from './ExclusionNotice.tsx'
