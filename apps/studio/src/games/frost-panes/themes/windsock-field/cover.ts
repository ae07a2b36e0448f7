import type { Cover } from '../theme.ts'

/** Clouds: heaps of them with flat feet, and birds below. */
export const cover: Cover = {
  ground: ['#9fcbe8', '#d8eaf4', '#f4f7f2'],
  marks: [
    {
      path: 'M-60 24C-84 24-84-6-60-8-58-34-28-42-14-24-2-48 36-42 36-16 62-22 76 20 50 24Z',
      count: 9,
      size: 30,
      fill: '#ffffffd9',
      stroke: '#8fb4cc',
      width: 3,
      upright: true,
    },
    { path: 'M-46 20C-30 12 30 12 46 20', count: 9, size: 22, stroke: '#b5cfde', width: 4, upright: true },
    { path: 'M-24 0C-18-12-6-10 0 2 6-10 18-12 24 0', count: 4, size: 14, stroke: '#3f5f78', width: 6, upright: true },
  ],
}
