export { SearchSelect } from './SearchSelect.tsx'
export { FieldSet } from './FieldSet.tsx'
export { toldOf, valuesOf, wrongOf, type FieldWords, type PhoneRules, type Wrong } from './field-form.ts'
export { focusFirst } from './focus-first.ts'
