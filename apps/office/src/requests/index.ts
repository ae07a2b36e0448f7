export { callName, toneOfState } from './request-words.ts'
