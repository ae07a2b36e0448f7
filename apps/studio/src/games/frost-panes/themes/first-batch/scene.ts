import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A bakery at five in the morning: the vaulted oven alight, racks of loaves, a street with one lamp behind the shop window. */
export const scene = () => fullScene(bakery())

const vault = () => {
  const stones = Array.from({ length: 17 }, (_, at) => {
    const angle = Math.PI * (1 + at / 16)
    const [x, y] = [330 + Math.cos(angle) * 250, 560 + Math.sin(angle) * 250]
    return `<path d="M-32-44H32L26 44H-26Z" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${((at / 16) * 180 - 90).toFixed(0)})" fill="${at % 2 ? '#b5785a' : '#9c6248'}"/>`
  }).join('')
  return `<path d="M120 740V560A210 210 0 0 1 540 560V740Z" fill="#1c0c08"/><path d="M150 740c10-90 60-70 70-150 40 50 20 80 50 90 20-70 60-80 50-150 70 70 50 130 90 130 20-30 24-50 16-80 60 50 70 110 74 160Z" fill="#f0801e"/><path d="M210 740c10-60 50-50 50-100 40 40 20 60 50 60 20-40 40-40 44-80 40 50 50 80 90 120Z" fill="#ffe18a"/>${stones}<path d="M60 730H600v30H60Z" fill="#7a4a34"/>`
}

const loaf = (x: number, y: number, kind: number) =>
  kind === 0
    ? `<path d="M${x} ${y}c-10-50 20-64 60-64s70 14 60 64Z" fill="#c98238"/><path d="M${x + 26} ${y - 52}l10 34M${x + 56} ${y - 58}l10 40" stroke="#ffe6b4" stroke-width="7" stroke-linecap="round"/>`
    : kind === 1
      ? `<path d="M${x} ${y}c-4-26 10-34 30-34h62c24 0 32 10 28 34Z" fill="#a8642a"/><path d="M${x + 16} ${y - 14}l20-14M${x + 44} ${y - 14}l20-14M${x + 72} ${y - 14}l20-14" stroke="#ffe0a8" stroke-width="6" stroke-linecap="round"/>`
      : `<circle cx="${x + 30}" cy="${y - 28}" r="28" fill="#d9973f"/><circle cx="${x + 88}" cy="${y - 28}" r="28" fill="#c07a30"/>`

const racks = () => {
  const next = scattered(29)
  return [300, 430, 560, 690]
    .map(
      (y) =>
        `${Array.from({ length: 4 }, (_, at) => loaf(1050 + at * 132, y, Math.floor(next() * 3))).join('')}<path d="M1030 ${y}h560v16h-560Z" fill="#5d3620"/>`,
    )
    .join('')
}

const sacks = [640, 760]
  .map(
    (x) =>
      `<path d="M${x} 800c-20-100-10-150 30-170l-14-40c30 12 60 12 88 0l-12 40c40 20 50 70 30 170Z" fill="#efe2c4"/><path d="M${x + 30} 630c30 10 50 10 70 0" fill="none" stroke="#a8895a" stroke-width="8"/><path d="M${x + 60} 670v80M${x + 60} 690c-20 0-26-12-26-24M${x + 60} 690c20 0 26-12 26-24M${x + 60} 720c-20 0-26-12-26-24M${x + 60} 720c20 0 26-12 26-24" fill="none" stroke="#a8895a" stroke-width="7" stroke-linecap="round"/>`,
  )
  .join('')

const dust = () => {
  const next = scattered(2)
  return Array.from(
    { length: 90 },
    () =>
      `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 800).toFixed(0)}" r="${(1 + next() * 4).toFixed(1)}" fill="#fff6e0" fill-opacity="${(0.15 + next() * 0.4).toFixed(2)}"/>`,
  ).join('')
}

const bakery = () => `<defs>
    ${upright('bts-wall', [0, '#8a6a52'], [0.7, '#6d4a36'], [1, '#33190f'])}${upright('bts-dawn', [0, '#1f2c54'], [0.7, '#7a6a94'], [1, '#f0b088'])}${upright('bts-table', [0, '#e2c69a'], [1, '#5d3a20'])}${glow('bts-fire', '#ff9a44', 0.75)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#bts-wall)"/><path d="M650 70H960V520H650Z" fill="url(#bts-dawn)"/><path d="M650 330h60v-70l44-44 44 44v70h30v-40h60v-80h72v310H650Z" fill="#1a1c38"/><path d="M860 430V260" stroke="#0d0f22" stroke-width="9"/><circle cx="860" cy="246" r="16" fill="#fff0b8"/><circle cx="860" cy="246" r="80" fill="#fff0b8" fill-opacity=".2"/><path d="M700 300h20v24h-20ZM760 290h20v24h-20Z" fill="#ffcf7a"/><path d="M650 70H960V520H650ZM805 70V520M650 240H960" fill="none" stroke="#4a2a18" stroke-width="16"/>
  <path d="M40 180H620V760H40Z" fill="#8a5a44"/>${vault()}<path d="M200 0h260v190H200Z" fill="#7a4a38"/><circle cx="330" cy="640" r="480" fill="url(#bts-fire)"/><path d="M1020 200H1600V760H1020Z" fill="#33190f" fill-opacity=".55"/>${racks()}${sacks}
  <path d="M0 780H1600V1000H0Z" fill="url(#bts-table)"/><path d="M0 776H1600v14H0Z" fill="#fbe9c8"/><ellipse cx="380" cy="840" rx="260" ry="34" fill="#fffaf0" fill-opacity=".8"/><ellipse cx="1200" cy="860" rx="320" ry="40" fill="#fffaf0" fill-opacity=".6"/>${dust()}`
