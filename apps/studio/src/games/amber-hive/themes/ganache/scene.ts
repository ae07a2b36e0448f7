import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A chocolate maker's shop: shelves of ribboned boxes, tiered stands and glass bells on a marble counter, a fountain of chocolate. */
export const scene = () => fullScene(shop())

/** A niche with an arched top, and its shelves of boxes and tins. */
function niche(x: number, wide: number, seed: number): string {
  const next = scattered(seed)
  const tones = ['#a84a68', '#7fb89c', '#e6c486', '#6b3a2a', '#d98a9c', '#f2e2cc']
  const shelves = [0, 1, 2, 3].map((row) => {
    const y = 290 + row * 118
    let at = x + 16
    const things: string[] = []
    while (at < x + wide - 70) {
      const [size, high] = [44 + Math.round(next() * 34), 38 + Math.round(next() * 46)]
      const tone = tones[Math.floor(next() * 6)]
      things.push(
        next() < 0.3
          ? `<path d="M${at} ${y}v-${high}a${size / 2} ${size / 2} 0 0 1 ${size} 0v${high}Z" fill="${tone}"/><path d="M${at} ${y - high * 0.5}h${size}v12h-${size}Z" fill="#f2d68c"/><circle cx="${at + size / 2}" cy="${y - high - size / 2 - 6}" r="7" fill="#f2d68c"/>`
          : `<path d="M${at} ${y}v-${high}h${size}v${high}Z" fill="${tone}"/><path d="M${at - 3} ${y - high}h${size + 6}v12h-${size + 6}Z" fill="${tone}" stroke="#2c120c" stroke-opacity=".35" stroke-width="2"/><path d="M${at + size / 2 - 5} ${y - high}h10v${high}h-10Z" fill="#f2d68c"/><path d="M${at + size / 2} ${y - high}c-8-16-24-14-20-2 4 6 14 4 20 2 6 2 16 4 20-2 4-12-12-14-20 2Z" fill="#f2d68c"/>`,
      )
      at += size + 14
    }
    return `${things.join('')}<path d="M${x} ${y}h${wide}v14h-${wide}Z" fill="#8a5236"/><path d="M${x} ${y}h${wide}" stroke="#f6d09c" stroke-width="3"/>`
  })
  return `<path d="M${x} 690V${150 + wide * 0.3}a${wide / 2} ${wide * 0.36} 0 0 1 ${wide} 0V690Z" fill="#241010"/><circle cx="${x + wide / 2}" cy="330" r="${wide * 0.7}" fill="url(#gns-lamp)"/>${shelves.join('')}<path d="M${x} 690V${150 + wide * 0.3}a${wide / 2} ${wide * 0.36} 0 0 1 ${wide} 0V690" fill="none" stroke="#e8c88c" stroke-width="12"/>`
}

/** A stand of tiers with pralines on each. */
const stand = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-8 0V-300H8V0Z" fill="#f2d68c"/><path d="M-60 0h120l-20-16h-80Z" fill="#c9963a"/>${[
    [150, -60],
    [112, -150],
    [72, -232],
  ]
    .map(
      ([reach = 0, up = 0]) =>
        `${Array.from({ length: Math.round(reach / 17) }, (_, at) => {
          const left = -reach + 22 + at * ((2 * reach - 44) / (Math.round(reach / 17) - 1))
          return `<path d="M${left - 17} ${up - 12}a17 20 0 0 1 34 0Z" fill="${['#4a2014', '#f4e2c4', '#6b3420', '#c9607c'][at % 4]}"/><path d="M${left - 18} ${up - 14}h36l-6 16h-24Z" fill="#e6c068"/>`
        }).join(
          '',
        )}<path d="M${-reach} ${up}h${2 * reach}c-6 16-30 20-60 22H${60 - reach}c-30-2-54-6-60-22Z" fill="#f6f0ea"/><path d="M${-reach} ${up}h${2 * reach}" stroke="#fff" stroke-width="4"/>`,
    )
    .join('')}<circle cy="-308" r="14" fill="#f2d68c"/></g>`

const bell = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-80 0h160v14h-160Z" fill="#f2d68c"/><path d="M-46 0c-4-50 10-80 46-80s50 30 46 80Z" fill="#4a2014"/><path d="M-46-4c10-20 20 6 30-10s18 10 30-8 20 12 32 2v20h-92Z" fill="#f4e2c4"/><circle cy="-84" r="10" fill="#b8304c"/><path d="M-70 0V-70a70 74 0 0 1 140 0V0Z" fill="#dff0ff" fill-opacity=".2" stroke="#fff" stroke-opacity=".55" stroke-width="4"/><path d="M-52-20v-50a50 54 0 0 1 24-44" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="6" stroke-linecap="round"/><circle cy="-152" r="10" fill="#fff" fill-opacity=".7"/></g>`

const fountain = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-130 0c0 30 40 44 130 44S130 30 130 0Z" fill="#d98a54"/><ellipse rx="130" ry="26" fill="#3a180e"/><path d="M-92-110C-100-60-96-20-90 0H90c6-20 10-60 2-110Z" fill="url(#gns-choc)"/><ellipse cy="-110" rx="92" ry="18" fill="#8a4a2c"/><path d="M-58-206c-6 40-4 70 0 92H58c4-22 6-52 0-92Z" fill="url(#gns-choc)"/><ellipse cy="-206" rx="58" ry="12" fill="#8a4a2c"/><path d="M-28-280c-4 26-2 54 0 70h56c2-16 4-44 0-70Z" fill="url(#gns-choc)"/><path d="M-28-278c0-40 56-40 56 0 0 16-56 16-56 0Z" fill="#9c5c3a"/><path d="M-64-96v70M-30-98v80M40-96v76M-34-196v66M22-196v70" stroke="#c98a60" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/></g>`

const shop = () => `<defs>
    ${upright('gns-wall', [0, '#4a1a2c'], [0.5, '#7a3448'], [1, '#2c1018'])}${upright('gns-marble', [0, '#e8d8d2'], [1, '#8a7076'])}${upright('gns-front', [0, '#5c2c20'], [1, '#1c0c0a'])}${upright('gns-choc', [0, '#8a4a2c'], [0.5, '#4a2014'], [1, '#2c1009'])}${glow('gns-lamp', '#ffcf8a', 0.55)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#gns-wall)"/><g fill="#fff" fill-opacity=".05">${Array.from({ length: 20 }, (_, at) => `<path d="M${at * 80} 0h40V700h-40Z"/>`).join('')}</g>
  ${niche(30, 390, 3)}${niche(1180, 390, 12)}
  <path d="M520 690V190h560v500Z" fill="#1c1430"/><path d="M540 690V210h520v480Z" fill="#2e3460"/><g fill="#141228"><path d="M540 690V420l90-60 80 60v270ZM850 690V380l100-70 110 80v300Z"/></g><g fill="#ffdf94"><path d="M590 450h30v40h-30ZM640 450h30v40h-30ZM590 530h30v40h-30ZM890 420h32v42h-32ZM950 420h32v42h-32ZM1006 500h30v40h-30ZM890 500h32v42h-32Z"/></g><path d="M800 200V690M540 400H1060" stroke="#8a5236" stroke-width="14"/><path d="M520 690V190h560v500" fill="none" stroke="#8a5236" stroke-width="26"/>
  <path d="M490 120H1110V220${'q-31 46-62 0'.repeat(10)}Z" fill="#f6e4d4"/>${[0, 2, 4, 6, 8].map((at) => `<path d="M${490 + at * 62} 120h62v100q-31 46-62 0Z" fill="#c9607c"/>`).join('')}
  ${[250, 800, 1350].map((x) => `<path d="M${x} 0V70" stroke="#2c120c" stroke-width="6"/><circle cx="${x}" cy="110" r="190" fill="url(#gns-lamp)"/><path d="M${x - 44} 124c-4-40 14-56 44-56s48 16 44 56q-14 12-29 0-15 12-29 0-16 12-30 0Z" fill="#fff0d0"/>`).join('')}
  <path d="M0 716C0 716 1600 716 1600 716V1000H0Z" fill="url(#gns-front)"/>${Array.from({ length: 9 }, (_, at) => `<path d="M${24 + at * 176} 790h150v170h-150Z" fill="none" stroke="#e8c88c" stroke-opacity=".55" stroke-width="5"/><path d="M${99 + at * 176} 830l36 45-36 45-36-45Z" fill="#e8c88c" fill-opacity=".35"/>`).join('')}
  ${fountain(1370, 690)}${stand(230, 712, 1.15)}${bell(490, 702, 0.95)}${bell(1130, 702, 1)}
  <g transform="translate(800 716)"><path d="M-60 0C-64-60-50-96-16-104H22C56-96 68-60 64 0Z" fill="#f6f0ea"/><path d="M-16-104h38l-6 30h-26Z" fill="#c9607c"/><circle cx="3" cy="-128" r="24" fill="#d9a684"/><path d="M-24-136c-14-26 4-46 27-46s42 20 27 46Z" fill="#fff"/><path d="M-24-142H30v12H-24Z" fill="#e8dcd4"/><path d="M-54-70C-84-40-90-20-70-6l40-10-6-14-24 2 20-30ZM58-70c30 30 36 50 16 64l-40-10 6-14 24 2-20-30Z" fill="#efe4dc"/></g><path d="M700 712h200c-10-20-190-20-200 0Z" fill="#4a2014"/>${Array.from({ length: 6 }, (_, at) => `<path d="M${640 + at * 62} 714a20 18 0 0 1 40 0Z" fill="${at % 2 ? '#6b3420' : '#f4e2c4'}"/>`).join('')}
  <path d="M0 700H1600V738H0Z" fill="url(#gns-marble)"/><path d="M60 706c60 18 90-4 150 20M420 704c40 20 100 10 140 28M900 706c60 24 120 0 180 26M1300 704c30 20 100 14 150 30" fill="none" stroke="#a4888c" stroke-opacity=".6" stroke-width="3"/><path d="M0 702H1600" stroke="#fff" stroke-width="4"/>`
