/** The server counts no further. */
const most = 100

/** How many wait, as a number: up to 99, and `99+` from there. */
export const countedText = (waiting: number): string => (waiting >= most ? `${most - 1}+` : String(waiting))
