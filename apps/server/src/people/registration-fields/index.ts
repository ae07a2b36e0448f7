export { fieldRefusal } from './field-refusal.ts'
export { dayIn, describedFields } from './registration-fields.ts'
