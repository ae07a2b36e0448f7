import { search } from './search.ts'

/** What does the one search of the office. */
export const searchHandlers = { search }
