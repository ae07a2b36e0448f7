/** What a call of the merchant is answered: a body, or a refusal in the protocol's shape. */
export type Answer = { status: number; body: Record<string, unknown> }

/** A success. */
export function answer(status: 200 | 201, body: Record<string, unknown>): Answer {
  return { status, body }
}

/** A refusal: the code for the machine, the message for the person who reads the log. */
export function refuse(status: number, code: string, message: string): Answer {
  return { status, body: { error: { code, message } } }
}
