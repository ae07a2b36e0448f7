import { around, fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** An avenue in a park after the rain, late in October: a low sun at its end, leaves in the wind, and somebody under an umbrella. */
export const scene = () => fullScene(avenue())

const tones = ['#d9571f', '#f0a02c', '#b52d22', '#f6c648', '#8f2f1c', '#e07a24']

/** What crowns are made of: a clump with leaves at its edge. */
const clump = `<g id="ads-clump"><circle r="40"/>${around(13, (angle, at) => `<path d="M-9-34C-16-48-10-${at % 2 ? 60 : 54} 0-${at % 3 ? 66 : 58} 10-54 16-48 9-34Z" transform="rotate(${angle + (at % 2) * 7})"/>`)}<g fill="#fff" fill-opacity=".16">${around(5, (angle) => `<path d="M-4-16C-10-26-6-34 2-38 8-30 6-22-4-16Z" transform="rotate(${angle - 60})"/>`)}</g></g>`

/** A crown of foliage: clumps of leaves, dark behind and lit in front. Trees have the same one, turned and mirrored. */
const crown = () => {
  const next = scattered(29)
  const clumps = Array.from({ length: 64 }, (_, at) => {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * (at < 22 ? 1.05 : 1)]
    const [x, y] = [Math.cos(angle) * far * 100, Math.sin(angle) * far * 72]
    const tone = at < 22 ? '#5a2318' : tones[Math.floor(next() * tones.length)]
    return `<use href="#ads-clump" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${Math.floor(next() * 9) * 10}) scale(${(0.26 + next() * 0.16).toFixed(2)})" fill="${tone}"/>`
  })
  return `<g id="ads-crown">${clumps.join('')}</g>`
}

const trunk = (x: number, foot: number, top: number, wide: number, tone: string) =>
  `<path d="M${x - wide} ${foot}C${x - wide * 0.5} ${foot - 90} ${x - wide * 0.5} ${top + 120} ${x - wide * 0.7} ${top}h${wide * 1.2}C${x + wide * 0.4} ${top + 120} ${x + wide * 0.6} ${foot - 80} ${x + wide * 1.2} ${foot}Z" fill="${tone}"/><path d="M${x} ${top + 130}L${x - wide * 3.4} ${top - 40}M${x} ${top + 90}L${x + wide * 3.6} ${top - 70}" stroke="${tone}" stroke-width="${wide * 0.5}"/>`

const row = () =>
  [0.16, 0.3, 0.52, 1]
    .map((near, at) => {
      const [reach, foot, wide] = [110 + near * 640, 640 + near * 230, 5 + near * 34]
      const tone = near > 0.4 ? '#2a140f' : '#5b3324'
      return [-1, 1]
        .map((side) => {
          const [x, y, size] = [800 + side * (reach + near * 20), 310 - near * 120, 0.95 + near * 2.3]
          const turned = `rotate(${(at * 47 + side * 20) % 60}) scale(${(size * side * (at % 2 ? 1 : -1)).toFixed(2)} ${size.toFixed(2)})`
          return `${trunk(800 + side * reach, foot, 330 - near * 190, wide, tone)}<use href="#ads-crown" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) ${turned}" fill-opacity="${(0.75 + near * 0.25).toFixed(2)}"/>`
        })
        .join('')
    })
    .join('')

const lampPost = (x: number, foot: number, size: number) =>
  `<g transform="translate(${x} ${foot}) scale(${size})"><circle cy="-246" r="110" fill="url(#ads-lamp)"/><path d="M-5 0L-3-210h6L5 0Z" fill="#1b1512"/><path d="M-13 0h26l-6-26h-14Z" fill="#1b1512"/><path d="M-14-214h28l8-50h-44Z" fill="#ffeab0"/><path d="M-24-264h48L0-292Z" fill="#1b1512"/><path d="M-14-214h28v6h-28Z" fill="#1b1512"/></g>`

function drift(): string {
  const next = scattered(63)
  return Array.from({ length: 90 }, (_, at) => {
    const near = next()
    const size = at < 55 ? 5 + near * 10 : 8 + near * 16
    const [x, y] = [next() * 1600, at < 55 ? 690 + next() * 300 : 60 + next() * 620]
    return `<path d="M0 0C${size.toFixed(0)}-${size.toFixed(0)} ${(size * 2).toFixed(0)}-${(size * 0.6).toFixed(0)} ${(size * 2.4).toFixed(0)} 0 ${(size * 1.6).toFixed(0)} ${(size * 0.7).toFixed(0)} ${(size * 0.8).toFixed(0)} ${(size * 0.6).toFixed(0)} 0 0Z" fill="${tones[at % tones.length]}" fill-opacity="${(0.6 + near * 0.4).toFixed(2)}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${Math.floor(next() * 360)})"/>`
  }).join('')
}

const avenue = () => `<defs>
    ${upright('ads-sky', [0, '#5c7f98'], [0.35, '#b9b49a'], [0.58, '#ffdf9c'], [1, '#7a5330'])}${upright('ads-path', [0, '#ffe3a6'], [0.16, '#b58a62'], [0.5, '#4d4446'], [1, '#17161a'])}
    ${upright('ads-lawn', [0, '#a8852f'], [0.3, '#6b5a24'], [1, '#171a12'])}${glow('ads-sun', '#fff2c0', 0.95)}${glow('ads-lamp', '#ffe2a0', 0.5)}${clump}${crown()}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#ads-sky)"/><circle cx="800" cy="560" r="520" fill="url(#ads-sun)"/><circle cx="800" cy="572" r="44" fill="#fffae0"/>
  <path d="M0 640c200-30 420-46 800-46s600 16 800 46v360H0Z" fill="url(#ads-lawn)"/><path d="M560 610c70-26 150-30 240-30s170 4 240 30c-60 16-420 16-480 0Z" fill="#8d6a45"/>
  <path d="M776 612h48l420 388H356Z" fill="url(#ads-path)"/><g stroke="#ffe9b8" stroke-linecap="round" stroke-opacity=".5" stroke-width="5"><path d="M784 650h36M768 700h56M786 758h62M736 826h90M790 900h80"/></g>
  ${row()}${lampPost(690, 664, 0.46)}${lampPost(910, 664, 0.46)}${lampPost(410, 800, 1.15)}${lampPost(1190, 800, 1.15)}
  <g transform="translate(808 664)"><path d="M-46-70C-40-112 40-112 46-70 30-80 18-80 15-70 8-80-8-80-15-70-18-80-30-80-46-70Z" fill="#9c1f24"/><path d="M0-102V-24" stroke="#2a140f" stroke-width="4"/><path d="M-15 8C-19-30-14-56 0-60 14-56 19-30 15 8Z" fill="#26222a"/><circle cx="0" cy="-64" r="9" fill="#26222a"/><path d="M-9 8v18M8 8v18" stroke="#26222a" stroke-width="7"/><path d="M-14 30c10-4 20-4 30 0l18 74h-62Z" fill="#1b1512" fill-opacity=".35"/></g>
  <g transform="translate(1330 850)"><path d="M-110-56h220v14h-220ZM-110-86h220v14h-220ZM-116-20h232v14h-232Z" fill="#5a3a20"/><path d="M-96-92V40M96-92V40M-96-10L-120 40M96-10l24 50" stroke="#17120f" stroke-width="9"/></g>${drift()}`
