import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** An airfield of grass on a windy afternoon: the hangar with its round roof, a biplane before it, hedged fields, a windsock. */
export const scene = () => fullScene(airfield())

const cloud = (x: number, y: number, size: number) =>
  `<path d="M-110 30C-150 30-150-20-108-24-104-74-50-86-26-54-6-96 62-88 66-40 114-52 142 22 96 30Z" transform="translate(${x} ${y}) scale(${size})" fill="#fff" fill-opacity=".9"/><path d="M-110 30C-60 14 60 14 96 30Z" transform="translate(${x} ${y}) scale(${size})" fill="#b5cfe0"/>`

const fields = () => {
  const next = scattered(6)
  const tones = ['#8fb05a', '#c9b35e', '#6f9a4c', '#a8bf6a', '#b59a52']
  return Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [(at % 8) * 210 - 40, 480 + Math.floor(at / 8) * 56]
    return `<path d="M${x} ${y}L${x + 210} ${y - 12}L${x + 226} ${y + 50}L${x - 14} ${y + 64}Z" fill="${tones[Math.floor(next() * 5)]}" stroke="#3f6a3a" stroke-width="7"/>`
  }).join('')
}

const hangar = () =>
  `<path d="M900 690V470C960 330 1440 330 1500 470V690Z" fill="#5f6f74"/><path d="M880 480C950 320 1450 320 1520 480L1500 490C1440 350 960 350 900 490Z" fill="#a33a2c"/><path d="M960 690V500H1440V690Z" fill="#22303a"/>${[0, 1, 2, 3, 4, 5].map((at) => `<path d="M${960 + at * 80} 500V690" stroke="#3f505a" stroke-width="6"/>`).join('')}<path d="M960 500h110v190H960ZM1330 500h110v190h-110Z" fill="#7f9096"/><circle cx="1200" cy="420" r="36" fill="#f2e6c8"/><path d="M1170 408h60M1166 420h68M1170 432h60" stroke="#5f6f74" stroke-width="6"/>`

const plane = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-230-110H170v26H-230ZM-250 10H150v26H-250Z" fill="#d6402e"/><path d="M-190-84L-210 10M-110-84L-130 10M50-84L30 10M130-84L110 10" stroke="#2a1a14" stroke-width="9"/><path d="M-130-60C-60-84 100-84 170-40L330-56V-8L170 0C100 30-60 30-130-6Z" fill="#f4e8c8"/><path d="M270-50L330-150 346-50Z" fill="#d6402e"/><path d="M-20-66C-14-96 46-96 52-62Z" fill="#26323c"/><circle cx="16" cy="-92" r="24" fill="#7a4624"/><path d="M-150-160V110" stroke="#8a5a30" stroke-width="15" stroke-linecap="round"/><circle cx="-142" cy="-32" r="24" fill="#26323c"/><path d="M-60 34l-30 60M20 34l30 60" stroke="#2a1a14" stroke-width="10"/><circle cx="-90" cy="104" r="36" fill="#26323c"/><circle cx="50" cy="104" r="36" fill="#26323c"/><circle cx="-90" cy="104" r="13" fill="#f4e8c8"/><circle cx="50" cy="104" r="13" fill="#f4e8c8"/><circle cx="180" cy="-26" r="20" fill="#d6402e"/><circle cx="180" cy="-26" r="9" fill="#f4e8c8"/></g>`

const sock = (x: number) =>
  `<path d="M${x} 720V280" stroke="#eef2ee" stroke-width="13"/><path d="M${x + 4} 296L${x + 210} 340C${x + 218} 356 ${x + 218} 372 ${x + 210} 386L${x + 4} 396Z" fill="#f4ead0"/><path d="M${x + 4} 296l52 11v85l-52 4ZM${x + 108} 318l52 11v61l-52 3Z" fill="#d6402e"/>`

const grass = () => {
  const next = scattered(44)
  return Array.from({ length: 160 }, () => {
    const near = next()
    const [x, y, high] = [next() * 1600, 700 + near * 310, 12 + near * 50]
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(high * 0.3).toFixed(0)}-${(high * 0.7).toFixed(0)} ${(high * 0.8).toFixed(0)}-${high.toFixed(0)}`
  }).join('')
}

const airfield = () => `<defs>
    ${upright('gas-sky', [0, '#3f86c0'], [0.6, '#a9d4e8'], [1, '#f4eccb'])}${upright('gas-grass', [0, '#8ab85a'], [0.4, '#5d9444'], [1, '#1f4a2a'])}${glow('gas-sun', '#fffbe0', 0.8)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#gas-sky)"/><circle cx="250" cy="160" r="300" fill="url(#gas-sun)"/>${cloud(420, 130, 1.2)}${cloud(900, 90, 0.8)}${cloud(1330, 180, 1.3)}${cloud(140, 320, 0.7)}
  <path d="M0 500c200-90 380-60 560-40s400-90 620-50 420 60 420 60v160H0Z" fill="#6f9a6a"/>${fields()}<path d="M0 640c400-40 1100-30 1600 0v360H0Z" fill="url(#gas-grass)"/>${hangar()}<path d="${grass()}" fill="none" stroke="#d9ec9a" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>
  ${sock(120)}${plane(430, 660, 0.85)}<path d="M620 210l70-16 20-30 8 26 60-8-62 34-14 22-8-18Z" fill="#26323c"/>`
