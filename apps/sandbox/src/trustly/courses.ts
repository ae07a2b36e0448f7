/** The bank's behaviour after a payment: its notifications, in order, with delays in seconds. */
export const courses = {
  usual: [
    ['account', 0],
    ['pending', 0],
    ['credit', 0],
  ],
  swapped: [
    ['credit', 0],
    ['pending', 1],
    ['account', 1],
  ],
  doubled: [
    ['account', 0],
    ['pending', 0],
    ['credit', 0],
    ['credit', 1],
    ['pending', 1],
  ],
  late: [
    ['account', 0],
    ['pending', 0],
    ['credit', 3600],
  ],
  cancelled: [
    ['account', 0],
    ['pending', 0],
    ['cancel', 1],
  ],
} as const satisfies Record<string, readonly (readonly [method: string, afterSeconds: number])[]>

export type Course = keyof typeof courses
export const courseNames = Object.keys(courses) as [Course, ...Course[]] // its own keys
