/** The stored detail that means: a new one. */
export const newDetail = '-1'
