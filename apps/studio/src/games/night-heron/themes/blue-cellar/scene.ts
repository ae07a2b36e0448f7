import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A cellar of brick vaults late at night: a low stage in blue light, a trio that plays, small tables with lamps, rain outside. */
export const scene = () => fullScene(cellar())

/** Bricks that catch the light, here and there on a wall. */
function bricks(): string {
  const next = scattered(91)
  return Array.from({ length: 170 }, () => {
    const row = Math.floor(next() * 28)
    const x = Math.floor(next() * 27) * 62 + (row % 2) * 31 - 30
    return `<path d="M${x} ${20 + row * 24}h56v18h-56Z" fill-opacity="${(0.05 + next() * 0.16).toFixed(2)}"/>`
  }).join('')
}

const vault = (x: number, wide: number, top: number, tone: string) => {
  const stones = Array.from({ length: 15 }, (_, at) => {
    const turn = Math.PI * (at / 14)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [cx, cy, r] = [x + wide / 2, top + wide / 2, wide / 2]
    return `<path d="M${(cx - cos * r).toFixed(0)} ${(cy - sin * r).toFixed(0)}L${(cx - cos * (r + 34)).toFixed(0)} ${(cy - sin * (r + 34)).toFixed(0)}" stroke="#0d0e22" stroke-width="4"/>`
  }).join('')
  return `<path d="M${x - 34} 760V${top + wide / 2}a${wide / 2 + 34} ${wide / 2 + 34} 0 0 1 ${wide + 68} 0V760Z" fill="#5a3c4a"/><path d="M${x} 760V${top + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V760Z" fill="${tone}"/>${stones}`
}

const table = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle cy="-50" r="150" fill="url(#bcs-lamp)"/><ellipse rx="86" ry="20" fill="#3a1c1c"/><ellipse cy="-4" rx="86" ry="20" fill="#6b2f26"/><path d="M-7 14h14v120H-7Z" fill="#140a12"/><path d="M-4-10h8v-34h-8Z" fill="#c9963c"/><path d="M-30-42L-16-82h32l14 40Z" fill="#ffd58a"/><path d="M-30-42h60v5h-60Z" fill="#a8641f"/></g>`

const guest = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#0a0914"><circle cy="-96" r="25"/><path d="M-52 60C-54-20-40-64 0-66s54 46 52 126Z"/></g>`

const cellar = () => `<defs>
    ${upright('bcs-wall', [0, '#0d1030'], [0.5, '#26224a'], [1, '#0b0a1a'])}${upright('bcs-stage', [0, '#4d3a6b'], [0.3, '#2a1e3c'], [1, '#08070f'])}${upright('bcs-blue', [0, '#5f9bff'], [1, '#1a2560'])}
    ${glow('bcs-lamp', '#ffc26a', 0.6)}${glow('bcs-spot', '#7fb4ff', 0.7)}${glow('bcs-warm', '#ff9d5c', 0.55)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#bcs-wall)"/><g fill="#c98a7a">${bricks()}</g>
  ${vault(60, 330, 150, '#141433')}${vault(520, 560, 110, 'url(#bcs-blue)')}${vault(1210, 330, 150, '#141433')}
  <path d="M120 330h120v110H120Z" fill="#3f5f9a"/><path d="M180 330v110M120 385h120" stroke="#0d0e22" stroke-width="8"/><g stroke="#cfe2ff" stroke-opacity=".5" stroke-width="2"><path d="M134 336l-6 40M160 350l-6 44M206 338l-6 40M226 380l-6 40M150 400l-5 34M196 396l-5 34"/></g><path d="M120 440h120l60 320H60Z" fill="#7fa8e8" fill-opacity=".07"/>
  <circle cx="800" cy="470" r="330" fill="url(#bcs-spot)"/><path d="M700 110h60L860 700H560ZM840 110h60l170 590H790Z" fill="#cfe0ff" fill-opacity=".1"/><circle cx="1390" cy="520" r="260" fill="url(#bcs-warm)"/><path d="M1380 0v260" stroke="#0a0914" stroke-width="5"/><path d="M1336 300q44-86 88 0Z" fill="#1c1a30"/><circle cx="1380" cy="302" r="20" fill="#ffe2a8"/><path d="M1336 304h88l170 420H1170Z" fill="#ffc26a" fill-opacity=".12"/>
  <path d="M380 690H1600v90H300Z" fill="url(#bcs-stage)"/><path d="M380 690H1600" stroke="#8f7fc0" stroke-opacity=".6" stroke-width="5"/>
  <g fill="#090814"><g transform="translate(800 690)"><circle cx="-6" cy="-170" r="17"/><path d="M-26 0c-6-60-12-112-4-130 10-20 40-20 50 0 8 18 4 80 0 130h-16l-6-60-8 60Z"/><path d="M-10-132L34-138 54-164l12 8-20 32-50 16Z"/><path d="M6-166L82-190l10-24 16 50-24-8L8-156Z" fill="#d9a445"/></g>
    <g transform="translate(1390 690)"><path d="M-150 0v-60h6V0ZM96 0v-60h7V0Z"/><path d="M-170-96C-150-110-60-112 60-110c50 0 66 18 66 34v18h-296Z"/><path d="M-160-104C-130-190 20-220 128-250c6 18-4 36-20 44L-20-106Z"/><circle cx="-206" cy="-140" r="19"/><path d="M-238 0c-4-60 0-104 22-116 22-6 36 8 42 34l34 2v14l-46 8-4 58Z"/></g>
    <g transform="translate(470 690)"><path d="M-14-96C-40-98-46-70-38-58-32-46-52-40-54-16-56 8-30 10-10 8S32 8 34-14C34-36 14-44 20-58 26-74 14-98-14-96Z"/><path d="M-16-96l-2-170h10l2 170Z"/><path d="M-20-262c-4-16 12-22 16-10l-4 12Z"/><circle cx="34" cy="-186" r="18"/><path d="M14 0c0-60-6-120 12-150 20-16 40 4 44 40l2 110H52l-6-60-10 60Z"/><path d="M22-140L-22-150v12l40 16ZM22-100l-38 26 6 10 42-20Z"/></g></g>
  <path d="M470 424V690M462 600l54-30" stroke="#c98a54" stroke-opacity=".55" stroke-width="3"/><path d="M1224 590c40-10 130-12 230-10" stroke="#ffd9a0" stroke-opacity=".7" stroke-width="4" fill="none"/>
  ${table(690, 770, 0.5)}${table(930, 776, 0.5)}${guest(620, 810, 0.62)}${guest(1000, 812, 0.62)}${table(250, 850, 1)}${table(1290, 868, 1)}${guest(110, 940, 1.25)}${guest(395, 950, 1.2)}${guest(1470, 950, 1.3)}`
