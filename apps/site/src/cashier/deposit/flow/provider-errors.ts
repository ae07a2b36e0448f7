import type { ErrorAnswer } from '@fairhouse/contract'

/** Returns what a payment provider found wrong: the lines of its message that begin with "- ". */
export const providerErrors = ({ errorSubMessage }: ErrorAnswer): string[] =>
  (errorSubMessage ?? '').split('\n').flatMap((line) => (line.startsWith('- ') && line.length > 2 ? [line.slice(2).trim()] : []))
