export { useLimitWarnings } from './use-limit-warnings.ts'
