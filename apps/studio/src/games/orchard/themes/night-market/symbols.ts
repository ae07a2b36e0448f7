import type { ReelSymbol } from '../../play/maths.ts'

const fade = (id: string, ...stops: [number, string][]) =>
  `<linearGradient id="${id}" x1=".25" y1="0" x2=".7" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

export const fills = [
  fade('n-red', [0, '#ffb08a'], [0.4, '#e8392f'], [1, '#8c1020']),
  fade('n-gold', [0, '#fff4c2'], [0.45, '#f0b93a'], [1, '#96610e']),
  fade('n-jade', [0, '#d6f7e4'], [0.5, '#4fb38a'], [1, '#17593f']),
  fade('n-clay', [0, '#f4c9a8'], [0.5, '#b4653a'], [1, '#5c2813']),
  fade('n-koi', [0, '#ffffff'], [0.5, '#ffe1cf'], [1, '#f0a077']),
  fade('n-bun', [0, '#ffffff'], [0.6, '#f7ead6'], [1, '#d9bd97']),
  fade('n-wood', [0, '#e0b27c'], [1, '#8f5c2c']),
].join('')

export const symbols: Record<ReelSymbol, string> = {
  W: `<circle cx="50" cy="50" r="46" fill="#ffb45a" fill-opacity=".2"/><path d="M50 4v12" stroke="#f0b93a" stroke-width="4"/><path d="M34 16h32v8H34ZM34 76h32v8H34Z" fill="url(#n-gold)"/><path d="M34 24h32c14 8 20 16 20 26s-6 18-20 26H34C20 68 14 60 14 50s6-18 20-26Z" fill="url(#n-red)"/><path d="M42 24c-8 16-8 36 0 52M58 24c8 16 8 36 0 52M50 24v52" fill="none" stroke="#ffd28a" stroke-opacity=".6" stroke-width="2.6"/><path d="M44 84v9M50 84v13M56 84v9" stroke="#f0b93a" stroke-width="3.4" stroke-linecap="round"/><path d="M26 38c2-4 5-7 9-9" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  S: `<path d="M30 30c6-8 34-8 40 0Z" fill="url(#n-jade)"/><circle cx="50" cy="20" r="6" fill="url(#n-gold)"/><path d="M28 30h44c12 8 16 18 14 32-2 16-16 26-36 26S16 78 14 62c-2-14 2-24 14-32Z" fill="url(#n-jade)"/><path d="M16 48C4 44 2 54 8 62" fill="none" stroke="url(#n-jade)" stroke-width="8" stroke-linecap="round"/><path d="M82 44c6-4 10-10 14-18l2 8c-2 12-6 20-12 26Z" fill="url(#n-jade)"/><path d="M34 58c5-8 12-8 16 0s11 8 16 0" fill="none" stroke="#f6e3a2" stroke-width="4" stroke-linecap="round"/><path d="M26 44c2-4 5-7 9-8" stroke="#fff" stroke-opacity=".85" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  B: `<path d="M14 74c0-28 16-46 36-46s36 18 36 46Z" fill="url(#n-bun)"/><path d="M50 28c-4 10-12 16-22 20M50 28c4 10 12 16 22 20M50 28c-2 14-6 24-12 32M50 28c2 14 6 24 12 32M50 28v30" fill="none" stroke="#b98f5e" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/><path d="M8 74h84v6c0 8-6 14-14 14H22C14 94 8 88 8 80Z" fill="url(#n-wood)"/><path d="M10 84h80" stroke="#7a4a20" stroke-width="3"/><path d="M34 20c-4-5 4-8 0-14M52 16c-4-5 4-8 0-14M68 20c-4-5 4-8 0-14" stroke="#fff" stroke-opacity=".7" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
  P: `<path d="M14 46c12-22 40-28 58-8 6-8 14-12 24-12-6 8-8 14-8 20s2 14 8 22c-10 0-18-4-24-12-18 20-46 12-58-10Z" fill="url(#n-koi)"/><path d="M32 32c8-5 18-5 26-1-2 12-12 16-26 1ZM50 64c6-8 14-8 20-2-5 6-12 8-20 2ZM84 34c-4 8-4 16 0 26-6-4-10-8-12-14 2-5 6-9 12-12Z" fill="url(#n-red)"/><circle cx="27" cy="45" r="4" fill="#2a1716"/><path d="M40 68c4 8 10 12 18 14-2-6-2-10 0-16" fill="url(#n-koi)"/>`,
  L: `<path d="M30 24c-2-8 2-14 10-18" fill="none" stroke="#2f7a4a" stroke-width="6" stroke-linecap="round"/><path d="M20 28c8-6 18-6 24 0-2 34 10 50 42 58-40 10-70-12-66-58Z" fill="url(#n-red)"/><path d="M18 30c6-8 20-10 28-2-8 5-18 6-28 2Z" fill="#3f9a5e"/><path d="M30 44c2 16 8 26 18 32" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round" fill="none"/>`,
  C: `<circle cx="50" cy="50" r="38" fill="url(#n-gold)"/><circle cx="50" cy="50" r="30" fill="none" stroke="#96610e" stroke-width="3"/><path d="M39 39h22v22H39Z" fill="#3a1410" stroke="#96610e" stroke-width="3"/><path d="M46 24h8v6h-8ZM46 70h8v6h-8ZM24 46h6v8h-6ZM70 46h6v8h-6Z" fill="#96610e"/><path d="M22 38c4-9 10-15 18-18" stroke="#fff" stroke-opacity=".85" stroke-width="3.6" stroke-linecap="round" fill="none"/>`,
}
