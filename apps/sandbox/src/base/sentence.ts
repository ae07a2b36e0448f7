/** A failure that a person can mend: its message is one clear sentence, shown without a stack. */
export class Sentence extends Error {}
