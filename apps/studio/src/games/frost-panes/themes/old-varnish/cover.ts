import type { Cover } from '../theme.ts'

/** Varnish gone brown: runs and clouds in it, and the fine net of cracks that age draws. */
export const cover: Cover = {
  ground: ['#8a5a22', '#5e3814', '#754a1c', '#432409'],
  marks: [
    { path: 'M-50-6C-20-26 26-22 48-2 30 24-24 26-50-6Z', count: 12, size: 34, fill: '#b07a3033' },
    { path: 'M-40-4C-16-20 20-16 40 0 20 18-18 20-40-4Z', count: 12, size: 26, fill: '#2a140533' },
    { path: 'M0-60L6-30-4 0 8 26 0 60M6-30L34-38M-4 0L-38 8M8 26L40 20', count: 30, size: 17, stroke: '#2a1305b3', width: 3.5 },
    { path: 'M-40 0L-12-6 10 4 40-2M-12-6L-16-30M10 4L16 30', count: 34, size: 11, stroke: '#e0aa5a59', width: 3 },
  ],
}
