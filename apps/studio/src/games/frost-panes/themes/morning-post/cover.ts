import type { Cover } from '../theme.ts'

/** Brown wrapping paper with its fibres, and the postmarks of a long way. */
export const cover: Cover = {
  ground: ['#d8b483', '#c39a63', '#cfa873'],
  marks: [
    { path: 'M-50 0C-20-4 20 4 50 0', count: 46, size: 9, stroke: '#8a643680', width: 2 },
    { path: 'M-50 0C-20 5 20-3 50 0', count: 26, size: 10, stroke: '#f2dcb6b3', width: 2 },
    {
      path: 'M0-44A44 44 0 1 1-0.100-44ZM0-30A30 30 0 1 1-0.100-30ZM-18-6H18M-14 4H14M-10 14H10M48-22c14-8 22 8 36 0s22 8 36 0M48-2c14-8 22 8 36 0s22 8 36 0M48 18c14-8 22 8 36 0s22 8 36 0',
      count: 2,
      size: 34,
      stroke: '#3b2a44cc',
      width: 4,
    },
  ],
}
