/** A failure that a person can fix. Its message is one sentence, printed without a stack. */
export class Sentence extends Error {}

/** Exits the process: prints a `Sentence` as it is, any other error with its stack. */
export function endWith(error: unknown): never {
  console.error(error instanceof Sentence ? error.message : error)
  process.exit(1)
}

/** Returns the message of a caught error. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error) // some system errors have only a code
