import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** Low among foxgloves and toadstools after rain: huge stems and blades, drops on everything, a gate far away. */
export const scene = () => fullScene(undergrowth())

const foxglove = (x: number, size: number, tone: string) =>
  `<g transform="translate(${x} 760) scale(${size})"><path d="M0 0C-10-200 10-400 0-640" fill="none" stroke="#4f7f3a" stroke-width="16"/>${Array.from(
    { length: 9 },
    (_, at) => {
      const [y, wide] = [-150 - at * 54, 1 - at * 0.085]
      return [-1, 1]
        .map(
          (side) =>
            `<g transform="translate(0 ${y}) scale(${side * wide} ${wide})"><path d="M0-10C30-30 60-10 84 34 70 60 40 60 24 40 10 20 4 8 0-10Z" fill="${tone}"/><path d="M84 34C78 46 60 52 40 50" fill="none" stroke="#ffe0ea" stroke-width="7" stroke-linecap="round"/><path d="M30 14h.1M44 26h.1M36 32h.1M56 22h.1" stroke="#6d1f42" stroke-width="6" stroke-linecap="round"/></g>`,
        )
        .join('')
    },
  ).join('')}</g>`

const toadstool = (x: number, size: number) =>
  `<g transform="translate(${x} 800) scale(${size})"><path d="M-34 0C-30-80-26-140-30-190H30C26-140 30-80 40 0Z" fill="#f0e4c8"/><path d="M-150-170C-140-290-70-340 0-340S140-290 150-170C100-140-100-140-150-170Z" fill="#b5633a"/><path d="M-130-164C-80-146 80-146 130-164 80-180-80-180-130-164Z" fill="#7a3f22"/><path d="M-100-250c20-40 50-60 84-66" fill="none" stroke="#ffdcb4" stroke-width="12" stroke-linecap="round"/></g>`

const blades = () => {
  const next = scattered(13)
  return Array.from({ length: 46 }, () => {
    const [x, high, lean] = [next() * 1600, 160 + next() * 360, next() * 160 - 80]
    return `<path d="M${x.toFixed(0)} 1000C${x.toFixed(0)} ${(1000 - high * 0.6).toFixed(0)} ${(x + lean * 0.4).toFixed(0)} ${(1000 - high * 0.8).toFixed(0)} ${(x + lean).toFixed(0)} ${(1000 - high).toFixed(0)} ${(x + lean * 0.5 + 20).toFixed(0)} ${(1000 - high * 0.7).toFixed(0)} ${(x + 26).toFixed(0)} ${(1000 - high * 0.5).toFixed(0)} ${(x + 26).toFixed(0)} 1000Z" fill="${['#3f7a3a', '#2c5c30', '#5f9a48'][Math.floor(next() * 3)]}"/>`
  }).join('')
}

const drops = () => {
  const next = scattered(51)
  return Array.from({ length: 60 }, () => {
    const [x, y, size] = [next() * 1600, next() * 900, 4 + next() * 9]
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}c${size.toFixed(1)} ${(size * 1.6).toFixed(1)} ${size.toFixed(1)} ${(size * 2.6).toFixed(1)} 0 ${(size * 3).toFixed(1)}-${size.toFixed(1)}-${(size * 0.4).toFixed(1)}-${size.toFixed(1)}-${(size * 1.4).toFixed(1)} 0-${(size * 3).toFixed(1)}Z" fill="#fff" fill-opacity="${(0.25 + next() * 0.45).toFixed(2)}"/>`
  }).join('')
}

const undergrowth = () => `<defs>
    ${upright('sms-air', [0, '#a9d8c8'], [0.5, '#e6efb8'], [1, '#5f9a5c'])}${upright('sms-moss', [0, '#4f8a3f'], [1, '#14301a'])}${glow('sms-sun', '#fffbd0', 0.95)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#sms-air)"/><circle cx="520" cy="170" r="420" fill="url(#sms-sun)"/><g stroke="#7fae9a" stroke-opacity=".7" stroke-width="16" fill="none"><path d="M1100 560V300c0-120 260-120 260 0v260M1230 220v340M1100 360h260M1100 470h260"/></g><path d="M0 560c200-60 400-10 700-30s600-40 900 10v460H0Z" fill="#7fb874"/>
  ${foxglove(200, 1.05, '#c2588c')}${foxglove(420, 0.8, '#a94a7c')}${foxglove(1480, 1.1, '#d670a0')}${foxglove(1240, 0.7, '#b8528a')}${toadstool(780, 0.9)}${toadstool(940, 0.6)}${toadstool(60, 0.7)}
  <path d="M0 760c300-50 600 20 900-10s500-20 700 10v240H0Z" fill="url(#sms-moss)"/>${blades()}${drops()}`
