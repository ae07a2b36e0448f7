export { Fields, type FieldArea } from './Fields.tsx'
export { recordIn, typedOf, valueOf, withField, type DataField, type Written } from './written.ts'
