export { check, checkAll, formatAll, unknownRules } from './check.ts'
export { format } from './formats.ts'
export { compareDecimals, decimalsOf } from './decimal.ts'
export type { FieldValues, Finding, RuleValues } from './finding.ts'
