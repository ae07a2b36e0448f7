export { Fields } from './Fields.tsx'
export { recordIn, typedOf, valueOf, withField, type DataField, type Written } from './written.ts'
