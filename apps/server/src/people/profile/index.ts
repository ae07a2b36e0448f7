export { changeLanguage } from './change-language.ts'
export { profileRefusal } from './must-be-complete.ts'
export { prefill, readProfileFields } from './prefill.ts'
export { readGiven } from './read-given.ts'
