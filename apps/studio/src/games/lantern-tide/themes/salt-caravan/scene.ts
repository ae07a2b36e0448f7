import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** Dunes at dusk: the sun on the edge of the sand, a caravan that crosses before it, a camp with a fire, palms at the water. */
export const scene = () => fullScene(desert())

function stars(): string {
  const next = scattered(52)
  return Array.from(
    { length: 90 },
    () =>
      `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() ** 1.6 * 380).toFixed(0)}" r="${(0.7 + next() * 1.5).toFixed(1)}" fill-opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

const camel =
  'M5 25C5 20 11 15 18 16L20 11 24 17C29 21 28 29 26 35 25 43 29 48 36 45 41 38 45 27 55 26 64 27 66 38 72 41 83 42 90 49 89 58L91 70 87 74 86 95H79L79 75C76 71 74 67 72 63 62 67 50 67 43 63L42 74 43 95H36L34 71C29 65 21 57 18 45 16 39 17 34 15 30 10 31 6 30 5 25Z'

const rider = (x: number, y: number, size: number, load: 'rider' | 'salt') =>
  `<g transform="translate(${x} ${y}) scale(${size}) translate(-50 -95)" fill="#3a1730"><path d="${camel}"/><path d="M47 62L45 95h7l4-33ZM66 62l5 33h7l-4-33Z"/>${load === 'rider' ? '<path d="M44 36c0-18 4-28 12-28s12 12 10 30Z"/><circle cx="55" cy="2" r="8"/>' : '<path d="M38 34h12v20H38ZM60 34h14v20H60ZM42 22h26v12H42Z"/>'}</g>`

const tent = (x: number, y: number, size: number, cloth: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-150C-20-80-80-30-140 0h280C80-30 20-80 0-150Z" fill="${cloth}"/><path d="M0-150C-8-80-30-30-50 0H50C30-30 8-80 0-150Z" fill="#2a0f20"/><path d="M0-96C-6-60-18-24-30 0H30C18-24 6-60 0-96Z" fill="#ffb85c" fill-opacity=".8"/><path d="M0-150C-16-80-60-30-100 0h-18C-70-30-20-80 0-150ZM0-150C16-80 60-30 100 0h18C70-30 20-80 0-150Z" fill="#a8243c" fill-opacity=".75"/><path d="M0-150v-26" stroke="#2a0f20" stroke-width="5"/><path d="M0-176l34 9-34 10Z" fill="#2a9c9a"/></g>`

const palm = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#2a1030"><path d="M-10 0C-2-90-8-160 6-240l12 2C8-160 14-90 14 0Z"/>${[-160, -130, -100, -70, -40, -10, 20, 170].map((angle) => `<path d="M0 0C30-40 84-44 120-8 84-16 60-14 40-6 60 0 40-2 30 4Z" transform="translate(12 -240) rotate(${angle})"/>`).join('')}</g>`

const desert = () => `<defs>
    ${upright('scs-sky', [0, '#20184a'], [0.3, '#5c2a6b'], [0.52, '#c8506a'], [0.66, '#ff9a5c'], [1, '#ffd58a'])}${upright('scs-far', [0, '#e0805c'], [1, '#8f3d5c'])}${upright('scs-mid', [0, '#d9844a'], [0.4, '#8a3f48'], [1, '#3d1a3a'])}
    ${upright('scs-near', [0, '#a8563c'], [0.3, '#5a2640'], [1, '#1c0c24'])}${upright('scs-pool', [0, '#ffb07a'], [1, '#5a2a5c'])}${glow('scs-sun', '#ffe9a8', 0.9)}${glow('scs-fire', '#ffae4c', 0.8)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#scs-sky)"/><g fill="#fff4dc">${stars()}</g><circle cx="800" cy="560" r="460" fill="url(#scs-sun)"/><circle cx="800" cy="560" r="120" fill="#fff0b8"/>
  <path d="M0 620c120-60 210-66 330-20 90 34 150 10 240-20 120-40 260-20 360 20 130 52 260-10 390-40 110-26 200 0 280 30v410H0Z" fill="url(#scs-far)"/><path d="M330 600C420 640 470 720 460 1000H200C220 800 300 700 330 600ZM930 600c60 60 90 160 60 400H760c60-180 150-280 170-400Z" fill="#5c2450" fill-opacity=".35"/>
  <path d="M0 700c220-80 420-60 640-52 200 8 360 12 520-20 160-30 300-20 440 30v342H0Z" fill="url(#scs-mid)"/><path d="M640 648c-60 90-180 180-340 352H-20V800c240-30 460-100 660-152Z" fill="#2a1030" fill-opacity=".4"/><path d="M0 700c220-80 420-60 640-52 200 8 360 12 520-20" fill="none" stroke="#ffd9a0" stroke-opacity=".6" stroke-width="4"/>
  ${rider(626, 654, 0.78, 'rider')}${rider(716, 656, 0.72, 'salt')}${rider(800, 659, 0.76, 'salt')}${rider(886, 658, 0.7, 'rider')}${rider(968, 655, 0.74, 'salt')}<path d="M666 622l14 6M752 626l12 6M838 628l14 6M922 626l12 4" stroke="#3a1730" stroke-width="3"/>
  <ellipse cx="210" cy="800" rx="240" ry="34" fill="url(#scs-pool)"/><path d="M40 792q60-10 120 0M200 812q70-10 140 0" stroke="#ffe9c0" stroke-opacity=".7" stroke-width="4" fill="none"/>${palm(110, 790, 1.5)}${palm(220, 780, 1.15)}${palm(40, 800, 1.05)}
  <path d="M900 1000c120-130 300-210 480-240 90-14 160-10 220 6v234H900Z" fill="url(#scs-near)"/><path d="M900 1000c120-130 300-210 480-240" fill="none" stroke="#ffc98a" stroke-opacity=".5" stroke-width="5"/><path d="M0 1000V880c160-40 340-20 480 120Z" fill="url(#scs-near)"/>
  ${tent(1500, 770, 1.1, '#e2c08a')}${tent(1300, 796, 0.8, '#c89a68')}<circle cx="1404" cy="800" r="190" fill="url(#scs-fire)"/><path d="M1404 740c6 22 26 30 24 52-2 16-14 22-24 22s-22-6-24-22c0-12 10-16 10-28 6 4 8 8 8 12 4-10 8-22 6-36Z" fill="#ffc24a"/><path d="M1376 812l56 10M1432 812l-56 10" stroke="#2a0f20" stroke-width="8" stroke-linecap="round"/>
  <g fill="#1c0c24"><circle cx="1352" cy="772" r="11"/><path d="M1330 824c0-30 8-42 22-42s24 14 26 42Z"/><circle cx="1452" cy="770" r="11"/><path d="M1428 822c0-30 10-42 24-42s22 14 24 42Z"/></g>`
