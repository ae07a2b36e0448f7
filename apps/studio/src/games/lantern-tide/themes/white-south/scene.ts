import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** The ice by night under southern lights: a ship frozen in, cliffs of the shelf, penguins that have come to look. */
export const scene = () => fullScene(ice())

function stars(): string {
  const next = scattered(77)
  return Array.from(
    { length: 120 },
    () =>
      `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() ** 1.4 * 480).toFixed(0)}" r="${(0.7 + next() * 1.7).toFixed(1)}" fill-opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

/** A curtain of light whose folds hang from a winding line. */
const curtain = (y: number, rise: number, seed: number, fill: string) => {
  const next = scattered(seed)
  const edge = Array.from({ length: 17 }, (_, at) => [at * 100, y + Math.sin(at * 0.9 + seed) * 50 + next() * 20] as const)
  const below = edge.map(([x, at]) => `${x} ${at.toFixed(0)}`).join('L')
  const above = [...edge].reverse().map(([x, at]) => `${x - 40} ${(at - rise * (0.7 + next() * 0.5)).toFixed(0)}`)
  return `<path d="M${below}L${above.join('L')}Z" fill="${fill}"/>${edge.map(([x, at]) => `<path d="M${x} ${at.toFixed(0)}l-40-${(rise * (0.6 + next() * 0.5)).toFixed(0)}h16l40 ${(rise * 0.6).toFixed(0)}Z" fill="#d8fff0" fill-opacity="${(0.08 + next() * 0.12).toFixed(2)}"/>`).join('')}`
}

const mast = (x: number, top: number) =>
  `<path d="M${x} ${top}V600" stroke="#1c1622" stroke-width="11"/>${[0, 1, 2]
    .map((at) => {
      const [y, wide] = [top + 60 + at * 92, 62 + at * 26]
      return `<path d="M${x - wide} ${y}H${x + wide}v8C${x + wide * 0.5} ${y + 26} ${x - wide * 0.5} ${y + 26} ${x - wide} ${y + 8}Z" fill="#c9c4c8"/><path d="M${x - wide - 8} ${y}H${x + wide + 8}" stroke="#1c1622" stroke-width="7"/>`
    })
    .join('')}`

const ship = () =>
  `<g transform="translate(1290 120) rotate(-3 0 560)">${mast(-170, 130)}${mast(0, 90)}${mast(170, 150)}<path d="M360 470L170 150 0 90-170 130-300 520M-170 130L-250 560M-170 130L-90 580M0 90L-90 590M0 90L90 590M170 150L90 580M170 150L260 560" fill="none" stroke="#1c1622" stroke-width="3"/><path d="M260 530L370 462" stroke="#1c1622" stroke-width="10"/><path d="M-310 540C-200 560 160 560 290 530 280 600 250 650 220 690H-230C-280 650-300 600-310 540Z" fill="#2c2028"/><path d="M-310 540C-200 560 160 560 290 530L286 552C160 580-200 580-306 560Z" fill="#d8cfc4"/><g fill="#ffd98a"><circle cx="-220" cy="600" r="9"/><circle cx="-140" cy="606" r="9"/><circle cx="-60" cy="608" r="9"/><circle cx="20" cy="608" r="9"/><circle cx="100" cy="606" r="9"/><circle cx="180" cy="598" r="9"/></g><path d="M-290 540V500h70v44Z" fill="#3a2a30"/><path d="M-276 510h16v20h-16ZM-250 510h16v20h-16Z" fill="#ffd98a"/><circle cx="-262" cy="520" r="120" fill="url(#wss-lamp)"/><path d="M0 90l70 18-70 20Z" fill="#c8343c"/></g>`

const penguin = (x: number, y: number, size: number, turn = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size * turn} ${size})"><path d="M-20 0h16l4-6 4 6h16l-6-10h-28Z" fill="#171420"/><path d="M-22-96C-40-80-46-50-42-24l14-18ZM24-92c16 20 20 44 16 68l-14-18Z" fill="#141a2e"/><path d="M4-150C26-150 32-132 28-116 40-90 40-30 22-4H-22C-40-30-38-90-22-116-28-136-16-150 4-150Z" fill="#1c243c"/><path d="M4-104C24-100 30-60 24-30 20-10 8-4-2-4-16-8-24-30-22-56-20-84-10-102 4-104Z" fill="#eef4fa"/><path d="M14-132C26-124 26-112 16-104 10-112 8-122 14-132Z" fill="#ffc44c"/><path d="M24-142L44-136 26-132Z" fill="#171420"/><circle cx="16" cy="-138" r="3" fill="#fff"/></g>`

const tent = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-100 0L-10-130 90 0Z" fill="#d8a84c"/><path d="M-10-130L90 0H20Z" fill="#8f6424"/><path d="M-50 0L-10-96 16 0Z" fill="#fff0b8"/><path d="M-10-130V-150M-100 0l-30 10M90 0l30 10" stroke="#1c1622" stroke-width="5"/></g>`

const ice = () => `<defs>
    ${upright('wss-sky', [0, '#060c24'], [0.35, '#102a4c'], [0.62, '#2c6480'], [1, '#8fc4cc'])}${upright('wss-shelf', [0, '#d8f0f6'], [0.3, '#7cb8d4'], [1, '#2c5c8c'])}${upright('wss-floor', [0, '#b4d8e4'], [0.3, '#6a9ab8'], [1, '#122640'])}${upright('wss-near', [0, '#dcecf2'], [0.5, '#7ca4c0'], [1, '#1c3654'])}${glow('wss-lamp', '#ffd98a', 0.7)}
    <linearGradient id="wss-green" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5cffc0" stop-opacity="0"/><stop offset=".7" stop-color="#5cffc0" stop-opacity=".45"/><stop offset="1" stop-color="#c4fff0" stop-opacity=".7"/></linearGradient>
    <linearGradient id="wss-rose" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c45cd8" stop-opacity="0"/><stop offset="1" stop-color="#7cd0ff" stop-opacity=".5"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#wss-sky)"/><g fill="#fff">${stars()}</g>${curtain(300, 260, 3, 'url(#wss-rose)')}${curtain(360, 300, 8, 'url(#wss-green)')}${curtain(220, 180, 15, 'url(#wss-green)')}
  <path d="M0 640V400L60 392 90 410 170 384 260 396 300 420 420 410 500 440 560 470 640 500 700 560V640Z" fill="url(#wss-shelf)"/><path d="M60 392L80 520 60 640M170 384L150 480 180 640M300 420L310 520 290 640M420 410L430 540 410 640M500 440L520 560 500 640" fill="none" stroke="#2c5c8c" stroke-opacity=".6" stroke-width="5"/><path d="M90 410L120 640H170L150 480 170 384ZM310 420L340 640H410L430 540 420 410Z" fill="#eefaff" fill-opacity=".4"/>
  <path d="M900 630L940 560 1000 540 1030 580 1100 560 1160 600 1240 590 1330 610 1420 570 1500 520 1560 540 1600 520V640H900Z" fill="#6aa4c4"/>
  <path d="M0 620C300 604 1200 604 1600 620V1000H0Z" fill="url(#wss-floor)"/><path d="M120 700l160-30 130 20 190-26M700 680l180 26 120-30M980 760l200-40 160 30M60 800l220-40 240 40" fill="none" stroke="#eefaff" stroke-opacity=".55" stroke-width="5"/>
  ${ship()}<path d="M960 820L1010 740 1060 790 1120 730 1180 800 1260 744 1330 806 1400 740 1470 796 1540 736 1600 790V860H960Z" fill="url(#wss-near)"/><path d="M1010 740l20 56 30-6M1120 730l14 64 46 6M1260 744l20 56 50 6M1400 740l10 52 60 4" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>
  ${tent(690, 664, 0.5)}${tent(800, 668, 0.6)}<circle cx="796" cy="630" r="110" fill="url(#wss-lamp)"/>${tent(912, 662, 0.46)}
  <path d="M0 860C220 780 460 800 620 850 800 900 1100 880 1300 860 1420 850 1520 850 1600 860V1000H0Z" fill="url(#wss-near)"/>
  ${penguin(110, 850, 1.35)}${penguin(230, 826, 1.15, -1)}${penguin(316, 838, 1.25)}${penguin(420, 830, 0.95)}${penguin(36, 826, 0.95)}${penguin(170, 790, 0.8)}${penguin(520, 838, 0.62, -1)}${penguin(560, 842, 0.6)}`
