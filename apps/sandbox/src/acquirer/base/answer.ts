/** The answer to a merchant's call: a body, or a refusal in the protocol's shape. */
export type Answer = { status: number; body: Record<string, unknown> }

/** Returns a success. */
export function answer(status: 200 | 201, body: Record<string, unknown>): Answer {
  return { status, body }
}

/** Returns a refusal: a code for programs, and a message for whoever reads the log. */
export function refuse(status: number, code: string, message: string): Answer {
  return { status, body: { error: { code, message } } }
}
