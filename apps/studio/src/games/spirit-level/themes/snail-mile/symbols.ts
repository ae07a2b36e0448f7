import { ball, glint, slanted } from '../../../../page-kit/look/paint.ts'

/** What the snail is filled with. */
export const fills = [
  ball('sm-shell', [0, '#ffe6b0'], [0.45, '#d98a3f'], [1, '#6a3212']),
  slanted('sm-body', [0, '#e6d7a8'], [0.6, '#a9925c'], [1, '#5d4a28']),
].join('')

/** The snail: its foot, its shell, and its eyes on their stalks. The middle of its shell is where it rests. */
export const symbols = {
  runner: `<path d="M8 92C10 84 24 82 34 82H66C76 78 76 62 80 54 86 46 96 50 96 60 96 72 92 84 84 92Z" fill="url(#sm-body)" stroke="#2c2010" stroke-width="2.600" stroke-linejoin="round"/><path d="M84 54C82 44 80 38 76 34M90 52C91 44 93 38 96 33" fill="none" stroke="#2c2010" stroke-width="6" stroke-linecap="round"/><path d="M84 54C82 44 80 38 76 34M90 52C91 44 93 38 96 33" fill="none" stroke="#cbb67c" stroke-width="2.800" stroke-linecap="round"/><circle cx="75" cy="32" r="4" fill="#2c2010"/><circle cx="96" cy="31" r="4" fill="#2c2010"/><circle cx="46" cy="56" r="34" fill="url(#sm-shell)" stroke="#2c1606" stroke-width="3"/><path d="M46 56C50 52 56 58 50 63 40 68 32 58 36 48 44 36 64 42 64 58 62 76 38 82 26 68" fill="none" stroke="#4a1f08" stroke-width="4.500" stroke-linecap="round"/>${glint('M24 46C27 38 33 31 41 28', 4, 0.9)}<path d="M88 76q4 2 7-1" fill="none" stroke="#2c2010" stroke-width="2.400" stroke-linecap="round"/>`,
}
