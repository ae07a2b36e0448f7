import type { Cover } from '../theme.ts'

/** Paper that has not been in the bath: dark, with grain, light that leaked in, and drops. */
export const cover: Cover = {
  ground: ['#3a2a2c', '#241a1e', '#4a3230'],
  marks: [
    { path: 'M0-10A10 10 0 1 1-0.100-10Z', count: 130, size: 4, fill: '#8a706873' },
    { path: 'M0-70C20-30 20 30 0 70-20 30-20-30 0-70Z', count: 3, size: 34, fill: '#c9603a40' },
    {
      path: 'M0-30C18-4 22 10 14 22 6 32-6 32-14 22-22 10-18-4 0-30ZM-8 8C-8 16-4 20 2 22',
      count: 9,
      size: 12,
      fill: '#ffffff1f',
      stroke: '#e0c4b4',
      width: 3,
      upright: true,
    },
    { path: 'M-60 0H60', count: 8, size: 16, stroke: '#a88a8059', width: 2 },
  ],
}
