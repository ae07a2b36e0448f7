import { across } from '../../../../page-kit/look/paint.ts'

/** What the needle is filled with. */
export const fills = across('nw-needle', [0, '#7c0f0c'], [0.4, '#ff6a4a'], [1, '#8f1a12'])

/** The needle of the dial, with its carriage above. */
export const symbols = {
  runner:
    '<path d="M34 0H66V16L56 24V100H44V24L34 16Z" fill="#1a0c08" fill-opacity=".4" transform="translate(4 0)"/><path d="M34 0H66V14L56 22H44L34 14Z" fill="#f3e3bd" stroke="#3a2410" stroke-width="2.600"/><path d="M46 22H54V100H46Z" fill="url(#nw-needle)"/><circle cx="50" cy="10" r="4" fill="#3a2410"/>',
}
