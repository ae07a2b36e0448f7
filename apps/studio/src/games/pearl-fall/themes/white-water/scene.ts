import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A gorge in early summer: cliffs on both sides, a fall at its end with a rainbow, a rope bridge, and the river in steps. */
export const scene = () => fullScene(gorge())

const cliff = (side: 1 | -1, seed: number) => {
  const next = scattered(seed)
  const x = (at: number) => (side === 1 ? at : 1600 - at)
  return Array.from({ length: 9 }, (_, at) => {
    const [reach, y, high] = [520 - at * 44 + next() * 60, at * 96 - 30, 150]
    const tone = ['#6f6a58', '#857d64', '#5c5a4e', '#968a6a', '#4e5147'][Math.floor(next() * 5)]
    const ledge = `M${x(0)} ${y}L${x(reach)} ${y + 20}L${x(reach - 30)} ${y + 64}L${x(reach - 12)} ${y + high}L${x(0)} ${y + high + 20}Z`
    return `<path d="${ledge}" fill="${tone}"/><path d="M${x(0)} ${y + 4}L${x(reach)} ${y + 24}" stroke="#8fb05a" stroke-width="${(8 + next() * 10).toFixed(0)}" stroke-linecap="round"/><path d="M${x(reach * 0.3)} ${y + 40}l${side * 14} 80M${x(reach * 0.7)} ${y + 50}l${side * 8} 70" stroke="#2c2e28" stroke-opacity=".45" stroke-width="5"/>`
  }).join('')
}

const pine = (x: number, y: number, size: number) =>
  `<path d="M0-180L40-110H20L56-50H28L66 20H10V50H-10V20H-66L-28-50H-56L-20-110H-40Z" transform="translate(${x} ${y}) scale(${size})" fill="#264a34"/>`

const steps = () => {
  const next = scattered(14)
  return Array.from({ length: 70 }, () => {
    const depth = next()
    const [y, wide] = [470 + depth * 540, 30 + depth * 150 * next()]
    const x = 800 + (next() - 0.5) * (360 + depth * 1200)
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(wide / 2).toFixed(0)}-${(6 + depth * 14).toFixed(0)} ${wide.toFixed(0)} 0" stroke-width="${(2 + depth * 6).toFixed(1)}" stroke-opacity="${(0.35 + next() * 0.5).toFixed(2)}"/>`
  }).join('')
}

const bridge = () => {
  const planks = Array.from({ length: 25 }, (_, at) => {
    const part = at / 24
    const [x, y] = [400 + part * 800, 250 + Math.sin(part * Math.PI) * 90]
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}v-56M${(x - 13).toFixed(0)} ${y.toFixed(0)}h26" stroke="#4a2f1a" stroke-width="6"/>`
  }).join('')
  return `<path d="M400 194Q800 374 1200 194M400 250Q800 430 1200 250" fill="none" stroke="#4a2f1a" stroke-width="7"/>${planks}`
}

const gorge = () => `<defs>
    ${upright('wws-sky', [0, '#8fc8e8'], [1, '#eaf6e6'])}${upright('wws-river', [0, '#8fd4d8'], [0.3, '#3a9fb0'], [1, '#0e4a66'])}${upright('wws-fall', [0, '#ffffff'], [1, '#b9e6ea'])}${glow('wws-mist', '#ffffff', 0.9)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#wws-sky)"/><path d="M420 0H1180V430H420Z" fill="#8d8a70"/><path d="M540 0h120l-20 430H560ZM980 0h60l30 430H960Z" fill="#74745c"/><path d="M690 60H910L950 470H650Z" fill="url(#wws-fall)"/><path d="M730 70l-20 390M790 64v400M850 70l16 390" stroke="#7fc0cc" stroke-opacity=".5" stroke-width="9"/>
  <g fill="none" stroke-width="16" stroke-opacity=".4"><path d="M560 470A260 260 0 0 1 1060 470" stroke="#e2584a"/><path d="M576 470A244 244 0 0 1 1044 470" stroke="#f2c84a"/><path d="M592 470A228 228 0 0 1 1028 470" stroke="#58b06a"/><path d="M608 470A212 212 0 0 1 1012 470" stroke="#4a80d0"/></g>
  <path d="M640 450H960C1100 600 1400 800 1700 1000H-100C200 800 500 600 640 450Z" fill="url(#wws-river)"/><ellipse cx="800" cy="460" rx="320" ry="110" fill="url(#wws-mist)"/><g fill="none" stroke="#fff" stroke-linecap="round">${steps()}</g>
  ${cliff(1, 5)}${cliff(-1, 21)}${bridge()}${pine(60, 260, 0.9)}${pine(1540, 240, 1)}${pine(250, 150, 0.6)}${pine(1360, 150, 0.65)}`
