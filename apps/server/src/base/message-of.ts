/** Returns a caught error's message. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
