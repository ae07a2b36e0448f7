/** A failure that a person can mend: its message is one clear sentence, shown without a stack. */
export class Sentence extends Error {}

/** Ends the process: a sentence as it is, anything unforeseen with its stack. */
export function endWith(error: unknown): never {
  console.error(error instanceof Sentence ? error.message : error)
  process.exit(1)
}

/** What a caught error says. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error) // system errors may have a code only
