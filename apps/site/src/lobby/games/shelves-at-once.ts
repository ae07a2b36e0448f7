/** How many shelves have their tiles in the first HTML. */
export const shelvesAtOnce = 2
