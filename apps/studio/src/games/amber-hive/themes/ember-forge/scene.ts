import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** A smithy at nightfall in the rain: the forge in full heat, a smith at the anvil, tools along the beam, the yard outside the door. */
export const scene = () => fullScene(smithy())

function stones(): string {
  const next = scattered(44)
  return Array.from({ length: 120 }, () => {
    const row = Math.floor(next() * 13)
    const [x, wide] = [next() * 1620 - 20, 50 + next() * 60]
    const near = Math.max(0, 1 - Math.hypot((x - 1290) / 900, (row * 50 - 400) / 520))
    return `<rect x="${x.toFixed(0)}" y="${70 + row * 50}" width="${wide.toFixed(0)}" height="44" rx="9" fill="#ff9a4c" fill-opacity="${(0.03 + near * 0.2 * next()).toFixed(3)}"/>`
  }).join('')
}

function sparks(): string {
  const next = scattered(18)
  return Array.from({ length: 80 }, (_, at) => {
    const far = next()
    const [x, y] =
      at < 46
        ? [1290 + (next() - 0.5) * (120 + far * 520), 560 - far * 500]
        : [800 + (next() - 0.4) * far * 560, 610 - far * 200 * next() + far * 40]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.4 + next() * 3).toFixed(1)}" fill="${at % 3 ? '#ffcf6a' : '#ff8a3c'}" fill-opacity="${(0.95 - far * 0.7).toFixed(2)}"/>`
  }).join('')
}

function rain(): string {
  const next = scattered(5)
  return Array.from({ length: 60 }, () => `M${(90 + next() * 260).toFixed(0)} ${(250 + next() * 420).toFixed(0)}l-7 34`).join('')
}

const tools = () =>
  [
    ['M-5 0h10v130H-5ZM-30 120h60v26h-60Z', 470],
    ['M-4 0h8l2 90-6 70-6-70ZM-16 150a16 16 0 0 0 32 0', 560],
    ['M-24 0C-40 60-10 70-6 96l-14 80h8L0 106l12 70h8L6 96C10 70 40 60 24 0h-8c12 40-6 60-16 76C-10 60-28 40-16 0Z', 650],
    ['M-6 0H6v150H-6ZM-22 132L0 118l22 14v30h-44Z', 950],
    ['M-30 20a30 34 0 1 1 60 0v44H14V22a14 18 0 1 0-28 0v42h-16Z', 1030],
  ]
    .map(([d = '', x = 0]) => `<path d="${d}" transform="translate(${x} 214)" fill="#0d0807"/>`)
    .join('')

const smithy = () => `<defs>
    ${upright('efs-wall', [0, '#1c1210'], [0.6, '#33201a'], [1, '#0d0807'])}${upright('efs-yard', [0, '#16233f'], [0.7, '#45577c'], [1, '#1c2438'])}${upright('efs-floor', [0, '#4a2a1c'], [1, '#0a0605'])}${upright('efs-hood', [0, '#241a1a'], [1, '#5b3526'])}
    ${upright('efs-fire', [0, '#ff7a2000'], [0.3, '#ff7a20'], [0.65, '#ffc24a'], [1, '#fff6c8'])}${glow('efs-heat', '#ff8a34', 0.85)}${glow('efs-lamp', '#ffb866', 0.5)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#efs-wall)"/>${stones()}<circle cx="1290" cy="500" r="640" fill="url(#efs-heat)" fill-opacity=".7"/>
  <path d="M70 720V300a150 150 0 0 1 300 0v420Z" fill="url(#efs-yard)"/><path d="M70 560l80-60 70 40 90-80 60 60v200H70Z" fill="#182238"/><path d="M150 500l46-50 46 50v60h-92Z" fill="#101828"/><path d="M186 510h22v22h-22Z" fill="#ffcf78"/><path d="${rain()}" stroke="#b9cdf0" stroke-opacity=".45" stroke-width="3"/><path d="M54 724V300a166 166 0 0 1 332 0v424" fill="none" stroke="#120b09" stroke-width="34"/><path d="M70 720L-40 1000H420L370 720Z" fill="#7f9ad0" fill-opacity=".08"/>
  <path d="M1060 60H1560L1510 330H1110Z" fill="url(#efs-hood)"/><path d="M1090 330H1530v34H1090Z" fill="#150d0c"/><path d="M1110 364H1510V560H1110Z" fill="#190d0a"/><circle cx="1300" cy="540" r="330" fill="url(#efs-heat)"/>
  <path d="M1150 560C1130 500 1170 470 1160 410 1210 440 1210 480 1220 500 1230 440 1270 420 1270 360 1320 410 1310 470 1330 500 1340 450 1380 430 1380 390 1420 430 1400 480 1420 510 1440 480 1450 470 1450 440 1480 480 1470 530 1460 560Z" fill="url(#efs-fire)"/>
  ${Array.from({ length: 15 }, (_, at) => `<path d="M${1112 + at * 27} 566l10-22 22-6 16 16-4 16Z" fill="${['#ffb347', '#e2501a', '#ffd76a', '#a82a12'][at % 4]}"/>`).join('')}
  <path d="M1070 564H1550V760H1070Z" fill="#2a1813"/><path d="M1060 560H1560v30H1060Z" fill="#4d2c20"/>${[0, 1, 2].map((row) => [0, 1, 2, 3, 4].map((at) => `<rect x="${1080 + at * 94 + (row % 2) * 20}" y="${600 + row * 52}" width="82" height="42" rx="8" fill="#54301f" fill-opacity=".7"/>`).join('')).join('')}
  <path d="M0 168H1060v46H0Z" fill="#1a100d"/><path d="M0 168H1060" stroke="#8a5432" stroke-opacity=".55" stroke-width="5"/>${tools()}
  <path d="M0 720C400 690 1200 690 1600 730V1000H0Z" fill="url(#efs-floor)"/><ellipse cx="1240" cy="800" rx="520" ry="90" fill="url(#efs-heat)" fill-opacity=".6"/>
  <g transform="translate(800 720)"><path d="M-56 40l12-64h88l12 64Z" fill="#2a1710"/><path d="M-96-72c30 0 44-6 66-6H88c4 18-18 32-42 32-8 0-10 10-10 24h-70c0-16-12-22-24-26-16-6-32-14-38-24Z" fill="#0c0a0c"/><path d="M-30-78H86" stroke="#ffb866" stroke-width="5"/><path d="M6-92h60v13H6Z" fill="#ffd76a"/><circle cx="36" cy="-86" r="80" fill="url(#efs-heat)"/></g>
  <g transform="translate(690 724)"><path d="M-46 24c-12-90-18-150 8-176 26-20 62-10 70 26 8 40 4 100 4 150Z" fill="#0d0807"/><circle cx="12" cy="-182" r="24" fill="#0d0807"/><path d="M20-140L74-190 120-206l6 14-42 24-50 56Z" fill="#0d0807"/><path d="M112-238l34 22-12 20-36-24Z" fill="#0d0807"/><path d="M96-206l14-20 10 6-12 22Z" fill="#0d0807"/><path d="M14-110l60 34 56-10 2 12-60 14-66-26Z" fill="#0d0807"/><path d="M30-150C40-126 40-60 36 20" stroke="#ff9a4c" stroke-opacity=".85" stroke-width="5" fill="none"/><path d="M30-196c8 6 8 18 2 26" stroke="#ff9a4c" stroke-opacity=".85" stroke-width="4" fill="none"/></g>
  <g transform="translate(470 850)"><path d="M-60-90h120l-10 110H-50Z" fill="#3a2116"/><path d="M-64-92h128v16H-64ZM-58-30h116v10H-58Z" fill="#120b09"/><ellipse cy="-90" rx="60" ry="14" fill="#6d8fb4" fill-opacity=".7"/></g>${sparks()}`
