import type { Cover } from '../theme.ts'

/** Dry sand: grains, pebbles, and the strokes of a brush. */
export const cover: Cover = {
  ground: ['#e3c793', '#c9a468', '#b08a52'],
  marks: [
    { path: 'M-60-8C-30-14 30-14 60-8M-56 2C-26-4 34-4 58 2M-60 12C-30 6 30 6 56 12', count: 9, size: 26, stroke: '#8f6a3a66', width: 2.5 },
    { path: 'M0-14A14 14 0 1 1-0.1-14Z', count: 70, size: 5, fill: '#7d5a2f80' },
    { path: 'M0-12A12 12 0 1 1-0.1-12Z', count: 60, size: 5, fill: '#fbe9c0b3' },
    { path: 'M-20 4C-18-14 10-20 20-4 22 12-18 16-20 4Z', count: 8, size: 14, fill: '#8d7556', stroke: '#5c452b', width: 4 },
  ],
}
