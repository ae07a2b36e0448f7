import { html, trusted, type Html } from '@fairhouse/process/html.ts'

/** A workshop at night: a great skeleton clock in the window, shelves of smaller ones, a lamp on the bench. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(workshop())}
  </svg>`
}

const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((360 / count) * at)).join('')

const wheel = (x: number, y: number, radius: number, teeth: number, tone: string) =>
  `<g transform="translate(${x} ${y})">${around(teeth, (angle) => `<path d="M-9 ${-radius - 16}h18l4 20h-26Z" fill="${tone}" transform="rotate(${angle})"/>`)}<circle r="${radius}" fill="none" stroke="${tone}" stroke-width="26"/><circle r="${radius * 0.2}" fill="${tone}"/>${around(5, (angle) => `<path d="M-7 0V${-radius}h14V0Z" fill="${tone}" transform="rotate(${angle})"/>`)}</g>`

const clock = (x: number, y: number, size: number, hand: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><circle r="52" fill="#5b3519"/><circle r="42" fill="#efe6d2" fill-opacity=".82"/>${around(12, (angle) => `<path d="M0-37v6" stroke="#3a2a1a" stroke-width="3" transform="rotate(${angle})"/>`)}<path d="M0 0V-26" stroke="#3a2a1a" stroke-width="4" transform="rotate(${hand})"/><path d="M0 0V-18" stroke="#3a2a1a" stroke-width="5" transform="rotate(${hand * 3 + 40})"/></g>`

const workshop = () => `<defs>
    <radialGradient id="lamp" cx=".24" cy=".42" r=".75"><stop offset="0" stop-color="#e8b065"/><stop offset=".3" stop-color="#8a5524"/><stop offset=".7" stop-color="#2c1a10"/><stop offset="1" stop-color="#140c09"/></radialGradient>
    <linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16233f"/><stop offset="1" stop-color="#38557d"/></linearGradient>
    <linearGradient id="bench" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6b4020"/><stop offset="1" stop-color="#1a0f08"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#lamp)"/>
  <circle cx="1130" cy="350" r="310" fill="url(#night)"/><circle cx="1210" cy="250" r="34" fill="#f4ecd4" fill-opacity=".85"/>
  <circle cx="1130" cy="350" r="310" fill="none" stroke="#2a180c" stroke-width="34"/>
  ${wheel(1130, 350, 190, 24, '#1d120b')}${wheel(1350, 540, 92, 14, '#1d120b')}${wheel(930, 530, 70, 12, '#1d120b')}
  <path d="M1130 350L1130 130" stroke="#0f0906" stroke-width="20" stroke-linecap="round"/><path d="M1130 350l150 60" stroke="#0f0906" stroke-width="24" stroke-linecap="round"/>
  <path d="M0 210H640V236H0ZM0 470H560V496H0Z" fill="#2b1a0e"/>
  ${clock(120, 150, 1, 20)}${clock(290, 158, 0.9, 130)}${clock(450, 152, 1, 250)}${clock(580, 166, 0.75, 330)}${clock(90, 416, 0.95, 75)}${clock(250, 424, 0.82, 200)}
  <path d="M0 690H1600V1000H0Z" fill="url(#bench)"/><path d="M0 690H1600" stroke="#d9a25c" stroke-opacity=".6" stroke-width="5"/>
  <path d="M360 690l30-210 150-90" fill="none" stroke="#120b07" stroke-width="16"/><path d="M500 340l120 90-40 60-130-96Z" fill="#1c120b"/><path d="M580 470l-160 220h250Z" fill="#ffdf9a" fill-opacity=".16"/>`
