import { around, ball, glint, slanted, upright } from '../../../../page-kit/look/paint.ts'
import type { Piece } from '../../play/maths.ts'

/** What the symbols are filled with. */
export const fills = [
  slanted('mr-ruby', [0, '#ffd0d8'], [0.4, '#e0284f'], [1, '#6d0624']),
  slanted('mr-ruby-dark', [0, '#c41c44'], [1, '#4a0419']),
  slanted('mr-rock', [0, '#b9b2a8'], [0.5, '#7d756c'], [1, '#3d3833']),
  ball('mr-violet', [0, '#f3e4ff'], [0.45, '#9a5fd6'], [1, '#36126d']),
  slanted('mr-quartz', [0, '#ffffff'], [0.45, '#d5ecf4'], [1, '#7fa6b9']),
  slanted('mr-quartz-dark', [0, '#b7d6e2'], [1, '#53788c']),
  ball('mr-shell', [0, '#ffe9c4'], [0.4, '#d6a066'], [0.8, '#8a5430'], [1, '#472413']),
  slanted('mr-gold', [0, '#fff7cf'], [0.4, '#e6c25c'], [1, '#8a6418']),
  slanted('mr-gold-dark', [0, '#b98f34'], [1, '#5c3f0c']),
  upright('mr-gold-top', [0, '#fffbe3'], [1, '#f0d77e']),
  ball('mr-bug', [0, '#d4c3a6'], [0.5, '#86714f'], [1, '#3a2d1c']),
].join('')

/** The shadow that a specimen throws on the felt. */
const cast = (path: string) => `<path d="${path}" transform="translate(2.500 5)" fill="#0a0f0c" fill-opacity=".45"/>`
const bipyramid = 'M50 2L84 44 50 98 16 44Z'
const bowl = 'M4 44L20 22 36 6 50 26 65 10 80 20 96 42C98 72 78 97 50 97 22 97 2 74 4 44Z'
const cubes = 'M30 34L54 24 76 34V42L96 52V82L72 96 46 84V80L8 82V44Z'
const cluster = 'M14 88L4 60 16 40 30 56 30 24 46 2 62 22 64 50 82 28 96 44 90 86 52 97Z'
const head = 'M9 40C8 12 30 3 50 3s42 9 41 37c0 8 5 22 3 40-8-8-11-20-15-31-17-8-41-8-58 0-4 11-7 23-15 31-2-18 3-32 3-40Z'

/** A crystal from its foot to its tip, one side in the light. */
const spike = (left: number, foot: number, tip: number, top: number, right: number) =>
  `<path d="M${left} ${foot}L${left + 4} ${top + 12}L${tip} ${top}L${right - 3} ${top + 14}L${right} ${foot}Z" fill="url(#mr-violet)" stroke="#f3e4ff" stroke-opacity=".7" stroke-width="1.200" stroke-linejoin="round"/><path d="M${tip} ${top}L${right - 3} ${top + 14}L${right} ${foot}H${tip + 1}Z" fill="#36126d" fill-opacity=".5"/>`
/** A segment of the trilobite's body, with a point at each side. */
const segment = (y: number, wide: number) =>
  `<path d="M${50 - wide} ${y + 6}Q50 ${y - 6} ${50 + wide} ${y + 6}l1.500 6Q50 ${y + 2} ${(50 - wide - 1.5).toFixed(1)} ${y + 12}Z" fill="url(#mr-bug)" stroke="#2b2012" stroke-opacity=".55" stroke-width="1.200"/>`

const turn = (angle: number, far: number) =>
  `${(50 + Math.cos((angle * Math.PI) / 180) * far).toFixed(1)} ${(52 + Math.sin((angle * Math.PI) / 180) * far).toFixed(1)}`
/** A shell's spiral from its mouth inwards. */
const spiral = `M${Array.from({ length: 60 }, (_, at) => turn(60 - at * 19, 45 * 0.957 ** at)).join('L')}`
const ribs = Array.from({ length: 34 }, (_, at) => {
  const [angle, far] = [60 - at * 19, 45 * 0.957 ** at]
  return `M${turn(angle, far)}L${turn(angle - 5, far * 0.957 ** 17)}`
}).join('')

/** The symbols. */
export const symbols: Record<Piece, string> = {
  A: `${cast(bipyramid)}<path d="${bipyramid}" fill="url(#mr-ruby)"/><path d="M50 2L60 50 50 98 16 44Z" fill="#fff" fill-opacity=".14"/><path d="M50 2L84 44 60 50Z" fill="url(#mr-ruby)"/><path d="M84 44L50 98 60 50Z" fill="url(#mr-ruby-dark)"/><path d="M16 44L60 50 50 98Z" fill="url(#mr-ruby)" fill-opacity=".8"/><path d="M16 44L60 50 84 44M60 50L50 2M60 50L50 98" fill="none" stroke="#ffd9e0" stroke-opacity=".8" stroke-width="1.800"/><path d="M30 34l16-20M34 40l10-12" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/><path d="M32 52l14 30" stroke="#ff9fb3" stroke-opacity=".6" stroke-width="2.400" stroke-linecap="round"/>`,
  B: `${cast(bowl)}<path d="M4 46C20 34 80 34 96 44 84 56 20 58 4 46Z" fill="#efe6f6"/>${spike(8, 52, 20, 22, 32)}${spike(66, 52, 80, 20, 94)}${spike(20, 54, 36, 6, 50)}${spike(50, 54, 65, 10, 78)}${spike(36, 56, 49, 26, 62)}<path d="M4 44L14 52 26 50 36 58 50 54 64 59 76 51 86 53 96 42C98 72 78 97 50 97 22 97 2 74 4 44Z" fill="url(#mr-rock)"/><path d="M4 45L14 53 26 51 36 59 50 55 64 60 76 52 86 54 96 43" fill="none" stroke="#f4ecff" stroke-width="3.400" stroke-linejoin="round"/><g fill="#4f4942"><circle cx="28" cy="72" r="2.600"/><circle cx="62" cy="82" r="3"/><circle cx="76" cy="68" r="2"/><circle cx="44" cy="86" r="2"/></g>${glint('M10 62C14 76 24 86 36 90', 2.6, 0.4)}`,
  C: `<path d="M56 98C82 96 99 76 98 46L82 50C80 66 70 76 54 78Z" fill="url(#mr-shell)"/>${around(24, (angle, at) => (at > 6 && at < 12 ? '' : `<circle cx="50" cy="8" r="6.500" fill="url(#mr-shell)" transform="rotate(${angle} 48 50)"/>`))}<circle cx="48" cy="50" r="42" fill="url(#mr-shell)"/><path d="M60 97C84 93 98 74 97 48L90 50C90 70 78 84 60 88Z" fill="#3a1c0d" fill-opacity=".7"/><g transform="translate(-2 -2)"><path d="${ribs}" stroke="#4d2a14" stroke-opacity=".5" stroke-width="2.200"/><path d="${spiral}" fill="none" stroke="#3a1c0d" stroke-width="3.400" stroke-linejoin="round"/><path d="${spiral}" fill="none" stroke="#ffe9c4" stroke-opacity=".55" stroke-width="1.400" transform="translate(-1 -1.500)"/></g>${glint('M14 36C20 22 32 13 46 12', 3, 0.55)}`,
  D: `${cast(cubes)}<path d="M38 24L58 15 78 23 58 34Z" fill="url(#mr-gold-top)"/><path d="M38 24L58 34V64L38 54Z" fill="url(#mr-gold)"/><path d="M58 34L78 23V54L58 64Z" fill="url(#mr-gold-dark)"/><path d="M8 44L30 34 54 42 32 54Z" fill="url(#mr-gold-top)"/><path d="M8 44L32 54V90L8 78Z" fill="url(#mr-gold)"/><path d="M32 54L54 42V78L32 90Z" fill="url(#mr-gold-dark)"/><path d="M46 58L72 48 97 58 72 70Z" fill="url(#mr-gold-top)"/><path d="M46 58L72 70V98L46 86Z" fill="url(#mr-gold)"/><path d="M72 70L97 58V84L72 98Z" fill="url(#mr-gold-dark)"/><path d="M12 50v26M17 53v25M22 55v26M27 57v27M50 64v20M55 66v21M60 69v21M66 71v22M42 30v22M48 33v22" stroke="#6d4c10" stroke-opacity=".35" stroke-width="1.600"/><path d="M8 44L32 54 54 42M46 58L72 70 97 58M38 24L58 34 78 23" fill="none" stroke="#fffbe3" stroke-opacity=".85" stroke-width="1.600"/>`,
  E: `${cast(cluster)}<path d="M4 60L16 40 28 56 30 92 14 88Z" fill="url(#mr-quartz)"/><path d="M16 40L28 56 30 92 18 86Z" fill="url(#mr-quartz-dark)"/><path d="M64 52L82 28 96 44 90 86 66 92Z" fill="url(#mr-quartz)"/><path d="M82 28L96 44 90 86 78 88Z" fill="url(#mr-quartz-dark)"/><path d="M30 24L46 2 62 22 64 94 32 95Z" fill="url(#mr-quartz)"/><path d="M46 2L62 22 64 94 50 95Z" fill="url(#mr-quartz-dark)" fill-opacity=".75"/><path d="M30 24L48 27 62 22M48 27L46 2M48 27L50 95M64 52L80 50 96 44M80 50L82 28M80 50L78 88M4 60L17 60 28 56M17 60L16 40M17 60L18 88" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.600"/><path d="M10 84C20 74 30 88 42 80 52 74 60 88 72 80 80 76 90 80 94 88 80 100 24 100 10 84Z" fill="url(#mr-rock)"/>${glint('M36 30L38 78', 3, 0.85)}${glint('M70 54L72 76', 2.4, 0.7)}`,
  F: `${cast(head)}<path d="${head}" fill="url(#mr-bug)"/>${[0, 1, 2, 3, 4, 5, 6].map((at) => segment(44 + at * 6, 36 - at * 2.6)).join('')}<path d="M31 86q19-7 38 0c-2 10-11 13-19 13s-17-3-19-13Z" fill="url(#mr-bug)"/><path d="M36 90q14-5 28 0" fill="none" stroke="#2b2012" stroke-opacity=".6" stroke-width="2"/><path d="M42 44C40 60 42 78 46 92M58 44c2 16 0 34-4 48" fill="none" stroke="#2b2012" stroke-opacity=".55" stroke-width="2.200"/><path d="M42 12c-4 10-4 20-2 28M58 12c4 10 4 20 2 28" fill="none" stroke="#2b2012" stroke-opacity=".45" stroke-width="2"/><path d="M22 30q8-9 14-1-5 8-14 1ZM64 29q6-8 14 1-9 7-14-1Z" fill="#1c140a"/><path d="M25 28q5-3 8 0M67 28q3-3 8 0" stroke="#f4e6c8" stroke-opacity=".7" stroke-width="1.600" fill="none"/>${glint('M16 32C19 18 30 10 43 8', 2.6, 0.6)}`,
}
