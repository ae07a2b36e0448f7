/** How many shelves have their tiles in the initial HTML. */
export const shelvesAtOnce = 2
