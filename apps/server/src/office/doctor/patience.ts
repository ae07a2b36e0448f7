/** The longest wait for an answer from outside. */
export const patienceMs = 5000
