/** How long the outside may take to answer an examination. */
export const patienceMs = 5000
