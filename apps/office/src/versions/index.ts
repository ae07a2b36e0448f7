export { LanguageLinks } from './LanguageLinks.tsx'
export { Diff } from './Versions.tsx'
export { lineOf, linesOf } from './value-lines.ts'
export { Versions } from './Versions.tsx'
