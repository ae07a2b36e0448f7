import { glint } from '../../../page-kit/look/paint.ts'

/** What a board is made of: what stands in the way, what falls, and what it falls into. */
export type Part = 'pin' | 'pearl' | 'cup'

/** What the parts are filled with. */
export const fills = `<radialGradient id="nacre" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#fdeee8"/><stop offset=".62" stop-color="#e2c9d4"/><stop offset=".88" stop-color="#a98aa6"/><stop offset="1" stop-color="#d7bfd0"/></radialGradient><radialGradient id="silver" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#d9c9d6"/><stop offset="1" stop-color="#6f5169"/></radialGradient>`

/** The parts; a cup has the colours that the style sheet gives it. */
export const symbols: Record<Part, string> = {
  pin: '<circle cx="55" cy="60" r="19" fill="#16020f" fill-opacity=".55"/><circle cx="50" cy="50" r="17.500" fill="url(#silver)"/>',
  pearl: `<circle cx="55" cy="61" r="29" fill="#16020f" fill-opacity=".5"/><circle cx="50" cy="50" r="27.500" fill="url(#nacre)"/>${glint('M36 43q4-8 11-10', 4, 0.8)}`,
  cup: '<path d="M14.600 2v65a31 31 0 0 0 31 31h9a31 31 0 0 0 31-31V2"/>',
}
