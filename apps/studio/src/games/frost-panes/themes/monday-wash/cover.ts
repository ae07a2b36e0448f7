import type { Cover } from '../theme.ts'

/** Suds: soft heaps of foam, and bubbles of all sizes with a glint in each. */
export const cover: Cover = {
  ground: ['#f4fbff', '#cfe6f4', '#e9f6ff'],
  marks: [
    { path: 'M0-40A40 40 0 1 1-0.1-40Z', count: 26, size: 24, fill: '#ffffffb3' },
    { path: 'M0-40A40 40 0 1 1-0.1-40Z', count: 34, size: 9, fill: '#dff0fb99', stroke: '#7fb2d299', width: 4 },
    { path: 'M0-44A44 44 0 1 1-0.1-44ZM-26-8C-24-20-16-27-6-29', count: 16, size: 15, stroke: '#5f9cc4cc', width: 4, upright: true },
    {
      path: 'M0-44A44 44 0 1 1-0.1-44ZM-24-10C-22-20-16-25-8-27',
      count: 26,
      size: 5,
      fill: '#ffffffcc',
      stroke: '#6aa5cacc',
      width: 6,
      upright: true,
    },
  ],
}
