/** A failure that a person can fix. Its message is one sentence, printed without a stack. */
export class Sentence extends Error {}
