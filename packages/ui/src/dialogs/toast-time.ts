const readAtOnce = 90
const msPerLetterMore = 50

/** How long a notice stays that is hidden after `usualMs`: a long text longer, so that it can be read to its end. */
export const toastTime = (text: string, usualMs: number): number => usualMs + Math.max(0, text.length - readAtOnce) * msPerLetterMore
