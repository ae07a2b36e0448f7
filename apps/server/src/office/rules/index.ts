import { countRules, listRules, readRules } from './read-rules.ts'

/** What does the calls about the rules of countries. */
export const ruleHandlers = { listRules, readRules, countRules }
