export { FieldSet } from './FieldSet.tsx'
export { focusFirst, valuesOf, wrongOf, type FieldWords, type Wrong } from './field-form.ts'
