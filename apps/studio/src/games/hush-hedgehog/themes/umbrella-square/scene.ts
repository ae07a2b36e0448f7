import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A square in the old town on a rainy evening: gabled houses, café lights, wet cobbles that mirror them, a tram stop's clock. */
export const scene = () => fullScene(square())

const house = (x: number, wide: number, top: number, tone: string, seed: number) => {
  const next = scattered(seed)
  const windows = Array.from({ length: 9 }, (_, at) => {
    const [left, y] = [x + wide * 0.14 + (at % 3) * wide * 0.27, top + 70 + Math.floor(at / 3) * 110]
    const lit = next() < 0.6
    return `<path d="M${left.toFixed(0)} ${y}h${(wide * 0.17).toFixed(0)}v70h-${(wide * 0.17).toFixed(0)}Z" fill="${lit ? '#ffd27a' : '#22304a'}"/>`
  }).join('')
  const steps = `M${x} ${top + 40}h${wide * 0.14}v-34h${wide * 0.14}v-34h${wide * 0.14}v-34h${wide * 0.16}v34h${wide * 0.14}v34h${wide * 0.14}v34h${wide * 0.14}V660H${x}Z`
  return `<path d="${steps}" fill="${tone}"/>${windows}<path d="M${x} 520h${wide}v26h-${wide}Z" fill="#1a2135"/><path d="M${x + 8} 546h${wide - 16}v70h-${wide - 16}Z" fill="#ffe0a0" fill-opacity=".8"/>${Array.from({ length: 7 }, (_, at) => `<path d="M${x + (wide / 7) * at} 516h${wide / 7}v26q-${wide / 14} 20-${wide / 7} 0Z" fill="${at % 2 ? '#f4ead8' : '#b5453a'}"/>`).join('')}`
}

const rain = () => {
  const next = scattered(9)
  return Array.from({ length: 190 }, () => {
    const [x, y, long] = [next() * 1650, next() * 1000, 24 + next() * 46]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.22).toFixed(0)} ${long.toFixed(0)}`
  }).join('')
}

const cobbles = () => {
  const next = scattered(27)
  return Array.from({ length: 150 }, (_, at) => {
    const row = Math.floor(at / 15)
    const wide = 60 + row * 16
    const [x, y] = [(at % 15) * wide - row * 60 + (row % 2) * (wide / 2) - 60, 680 + row * (20 + row * 1.6)]
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(wide * 0.46).toFixed(0)}" ry="${(9 + row * 1.6).toFixed(0)}" fill="${next() < 0.3 ? '#ffcf86' : '#5f7193'}" fill-opacity="${(0.14 + next() * 0.2).toFixed(2)}"/>`
  }).join('')
}

const tones = ['#5a4668', '#7a4a4a', '#3f5672', '#6d5a48', '#4a5f60', '#6a4560', '#43506e']

const square = () => `<defs>
    ${upright('uss-sky', [0, '#222c48'], [0.6, '#4f5f82'], [1, '#8f8f9c'])}${upright('uss-wet', [0, '#49577a'], [0.3, '#2d3854'], [1, '#10162a'])}${glow('uss-glow', '#ffcf86', 0.5)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#uss-sky)"/>${tones.map((tone, at) => house(at * 236 - 30, 226, 150 + ((at * 97) % 140), tone, at + 3)).join('')}
  <path d="M0 640H1600V1000H0Z" fill="url(#uss-wet)"/>${cobbles()}<ellipse cx="800" cy="640" rx="900" ry="180" fill="url(#uss-glow)"/>
  <path d="M1290 660V300h14v360ZM120 660V330h12v330Z" fill="#10162a"/><circle cx="1297" cy="270" r="54" fill="#10162a"/><circle cx="1297" cy="270" r="43" fill="#fff4d6"/><path d="M1297 270v-30M1297 270l22 12" stroke="#10162a" stroke-width="6" stroke-linecap="round"/><circle cx="126" cy="310" r="120" fill="url(#uss-glow)"/><path d="M100 330l10-54h32l10 54Z" fill="#ffe7ad"/>
  <path d="${rain()}" stroke="#dfeaff" stroke-opacity=".38" stroke-width="2.600" stroke-linecap="round"/>`
