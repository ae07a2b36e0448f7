/** The parts of a queue: what waits freely, what one works on, what is set aside, escalated, or waits for a second person. */
export const queueParts = ['waiting', 'mine', 'held', 'escalated', 'requested'] as const
export type QueuePart = (typeof queueParts)[number]
