import type { Cover } from '../theme.ts'

/** Flour: soft drifts, the streaks of a hand, ears of wheat that were pressed into it. */
export const cover: Cover = {
  ground: ['#fffdf6', '#f3e8d2', '#fffaf0'],
  marks: [
    { path: 'M0-40A40 40 0 1 1-0.100-40Z', count: 16, size: 22, fill: '#e6d5b540' },
    { path: 'M-60 0C-30-10 30-10 60 0M-58 12C-28 2 32 2 62 12M-54 24C-24 14 34 14 60 24', count: 4, size: 24, stroke: '#d3bf9a', width: 5 },
    {
      path: 'M0 60V-40M0-40C-10-52-8-66 0-74 8-66 10-52 0-40ZM0-16C-22-16-30-30-30-44-14-44-2-34 0-16ZM0-16C22-16 30-30 30-44 14-44 2-34 0-16ZM0 14C-22 14-30 0-30-14-14-14-2-4 0 14ZM0 14C22 14 30 0 30-14 14-14 2-4 0 14ZM0 44C-22 44-30 30-30 16-14 16-2 26 0 44ZM0 44C22 44 30 30 30 16 14 16 2 26 0 44Z',
      count: 3,
      size: 20,
      stroke: '#b99a68',
      width: 4,
    },
  ],
}
