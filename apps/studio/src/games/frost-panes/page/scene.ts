import { html, trusted, type Html } from '@fairhouse/process/html.ts'
import { scattered } from '../../../page-kit/scattered.ts'

/** A village in a blue winter night: snow on the hills and roofs, lit windows, and slow flakes. */
export function scene(): Html {
  return html`<svg class="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    ${trusted(village)}
  </svg>`
}

function flakes(): string {
  const next = scattered(23)
  return Array.from({ length: 150 }, () => {
    const near = next()
    return `<circle cx="${(next() * 1600).toFixed(0)}" cy="${(next() * 900).toFixed(0)}" r="${(1 + near * 3.4).toFixed(1)}" fill-opacity="${(0.25 + near * 0.55).toFixed(2)}"/>`
  }).join('')
}

const house = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0h120v90H0Z" fill="#24385f"/><path d="M-14 4L60-58 134 4Z" fill="#eef6ff"/><path d="M-14 4L60-58 134 4l-14 6L60-38 0 10Z" fill="#c6daf2"/><path d="M92-52h16v34H92Z" fill="#1c2d4f"/><path d="M18 26h32v32H18ZM72 26h32v32H72Z" fill="#ffcf73"/><path d="M34 26v32M18 42h32M88 26v32M72 42h32" stroke="#7a4a12" stroke-width="3"/></g>`

const fir = (x: number, y: number, size: number) =>
  `<path d="M0-130l34 52H20l32 50H30l36 58h-132l36-58h-22l32-50h-14Z" transform="translate(${x} ${y}) scale(${size})" fill="#12305a"/><path d="M0-130l34 52-14-4L0-112l-20 30-14 4Z" transform="translate(${x} ${y}) scale(${size})" fill="#e6f1ff"/>`

const village = `<defs>
    <linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d2350"/><stop offset=".55" stop-color="#3d69ab"/><stop offset=".75" stop-color="#9cc0ea"/></linearGradient>
    <linearGradient id="snow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9f3ff"/><stop offset="1" stop-color="#5f86bd"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#night)"/>
  <path transform="translate(-300 90)" d="M1344 96a56 56 0 1 0 42 76 46 46 0 0 1-42-76Z" fill="#fdf6df"/>
  <path d="M0 560c260-150 420-90 640-20s520-130 960-40v500H0Z" fill="#7fa6d8"/>
  <path d="M0 640c300-90 520 20 820-20s500-80 780 0v380H0Z" fill="url(#snow)"/>
  ${house(150, 560, 1.1)}${house(330, 610, 0.9)}${house(1240, 560, 1.2)}${fir(80, 660, 1)}${fir(500, 640, 0.8)}${fir(1180, 640, 1)}${fir(1500, 690, 1.5)}
  <g fill="#fff">${flakes()}</g>`
