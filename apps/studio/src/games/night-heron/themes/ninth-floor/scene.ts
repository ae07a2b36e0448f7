import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'

/** The hall of a grand hotel by night: lifts under their dials, a chequered floor, a porter at the desk with its wall of keys. */
export const scene = () => fullScene(hall())

/** The floor in perspective: its squares meet far behind the desk. */
function floor(): string {
  const rows = [700, 722, 752, 792, 846, 918, 1010]
  const at = (column: number, y: number) => Math.round(800 + (column - 10) * (y - 560) * 0.72)
  return rows
    .slice(0, -1)
    .map((y, row) => {
      const below = rows[row + 1] ?? y
      return Array.from({ length: 20 }, (_, column) =>
        (column + row) % 2
          ? ''
          : `<path d="M${at(column, y)} ${y}H${at(column + 1, y)}L${at(column + 1, below)} ${below}H${at(column, below)}Z"/>`,
      ).join('')
    })
    .join('')
}

const lift = (x: number, hand: number, open: boolean) =>
  `<g transform="translate(${x} 0)"><path d="M-96 700V330l20-20v-30l26-26v-40H50v40l26 26v30l20 20v370Z" fill="#12181f"/><path d="M-96 700V330l20-20v-30l26-26v-40H50v40l26 26v30l20 20v370" fill="none" stroke="#e6c06a" stroke-width="7"/><path d="M-62 390a62 62 0 0 1 124 0Z" fill="#e6c06a"/><path d="M-52 390a52 52 0 0 1 104 0Z" fill="#12181f"/>${[-72, -48, -24, 0, 24, 48, 72].map((angle) => `<path d="M0 348v-7" stroke="#ffe9ae" stroke-width="5" transform="rotate(${angle} 0 390)"/>`).join('')}<path d="M-4 390L0 346l4 44Z" fill="#ff6a50" transform="rotate(${hand} 0 390)"/><path d="M-70 404H70V700H-70Z" fill="${open ? 'url(#nfs-light)' : '#c99a3e'}"/>${open ? '<path d="M-70 404h26v296h-26ZM44 404h26v296h-26Z" fill="#c99a3e"/><path d="M-16 700l2-110h28l2 110h-12l-4-80-4 80Z" fill="#171a26"/><path d="M-24 600c-2-50 4-66 24-68s26 18 24 68c-14 6-34 6-48 0Z" fill="#b3243a"/><circle cy="512" r="17" fill="#e0b48e"/><path d="M-17 506v-18h34v18q-17 8-34 0Z" fill="#b3243a"/><path d="M0 536v60" stroke="#ffe08a" stroke-width="3"/>' : '<path d="M0 404V700" stroke="#5c3e0e" stroke-width="5"/><path d="M-36 420l24 24v190l-24 24-24-24V444ZM36 420l24 24v190l-24 24-24-24V444Z" fill="none" stroke="#7a5618" stroke-width="5"/><path d="M-36 444v190M36 444v190M-60 540h48M12 540h48" stroke="#7a5618" stroke-width="4"/>'}<path d="M96 540h22v44H96Z" fill="#e6c06a"/><circle cx="107" cy="555" r="5" fill="#ff6a50"/></g>`

const column = (x: number) =>
  `<path d="M${x - 40} 700V150h80v550Z" fill="url(#nfs-column)"/><path d="M${x - 24} 160v540M${x - 8} 160v540M${x + 8} 160v540M${x + 24} 160v540" stroke="#0a2a28" stroke-opacity=".55" stroke-width="4"/><path d="M${x - 54} 150l-12-26-16-20V84h164v20l-16 20-12 26Z" fill="#e6c06a"/><path d="M${x - 50} 680h100v24h-100Z" fill="#e6c06a"/><path d="M${x} 96l14 20-14 20-14-20Z" fill="#0f3a36"/>`

const lamp = (x: number, y: number) =>
  `<path d="M${x} 0V${y}" stroke="#e6c06a" stroke-width="6"/><circle cx="${x}" cy="${y + 46}" r="230" fill="url(#nfs-lamp)"/><path d="M${x - 80} ${y}h160l-14 26h-132ZM${x - 58} ${y + 34}h116l-14 24h-88ZM${x - 34} ${y + 66}h68l-18 30h-32Z" fill="#fff2cc"/><path d="M${x - 84} ${y - 6}h168v8h-168ZM${x - 62} ${y + 28}h124v7h-124ZM${x - 38} ${y + 60}h76v7h-76Z" fill="#e6c06a"/>`

const palm = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[-80, -58, -36, -14, 10, 34, 56, 78].map((angle) => `<path d="M0-80C-18-150-14-220 0-270 14-220 18-150 0-80Z" fill="#1f7a58" transform="rotate(${angle} 0 -80)"/><path d="M0-84V-250" stroke="#9fe0b8" stroke-opacity=".5" stroke-width="3" transform="rotate(${angle} 0 -80)"/>`).join('')}<path d="M-56-80H56L40 0H-40Z" fill="#e6c06a"/><path d="M-60-88H60v16H-60ZM-50-50h100" stroke="#7a5618" stroke-width="4" fill="#f4dc94"/></g>`

const keys = () =>
  Array.from({ length: 36 }, (_, at) => {
    const [x, y] = [1218 + (at % 9) * 38, 360 + Math.floor(at / 9) * 46]
    return `<path d="M${x} ${y}h32v38h-32Z" fill="#1a0f0a"/>${at % 5 === 2 ? '' : `<circle cx="${x + 16}" cy="${y + 10}" r="5" fill="none" stroke="#e6c06a" stroke-width="3"/><path d="M${x + 16} ${y + 15}v8M${x + 10} ${y + 22}h12l3 11h-18Z" fill="#b3243a" stroke="#e6c06a" stroke-width="2"/>`}`
  }).join('')

const hall = () => `<defs>
    ${upright('nfs-wall', [0, '#0c2a2a'], [0.6, '#17504a'], [1, '#0a2422'])}${upright('nfs-light', [0, '#fff6cf'], [1, '#f0b25c'])}${upright('nfs-floor', [0, '#e8dcc0'], [1, '#8f7f68'])}${upright('nfs-desk', [0, '#8a4a28'], [1, '#361a0c'])}${glow('nfs-lamp', '#ffe0a0', 0.6)}
    <linearGradient id="nfs-column"><stop offset="0" stop-color="#0d3a36"/><stop offset=".35" stop-color="#4fae98"/><stop offset="1" stop-color="#0a2f2c"/></linearGradient>
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#nfs-wall)"/><g fill="none" stroke="#e6c06a" stroke-opacity=".22" stroke-width="3">${Array.from(
    { length: 44 },
    (_, at) => {
      const [x, y] = [(at % 11) * 160 + (Math.floor(at / 11) % 2) * 80, 180 + Math.floor(at / 11) * 90]
      return `<path d="M${x - 80} ${y}a80 80 0 0 1 160 0M${x - 54} ${y}a54 54 0 0 1 108 0M${x - 28} ${y}a28 28 0 0 1 56 0"/>`
    },
  ).join('')}</g>
  <path d="M0 84H1600V104H0ZM0 60H1600V70H0Z" fill="#e6c06a"/>${lift(130, -48, false)}${lift(384, 30, true)}
  <g transform="translate(800 0)"><path d="M-150 700V330a150 150 0 0 1 300 0V700Z" fill="#0a1420"/><path d="M-130 690V330a130 130 0 0 1 260 0V690Z" fill="#24406a"/><path d="M-120 690V560h60v-50h50v80h70v-60h60v160Z" fill="#101a30"/><g fill="#ffdf8a"><path d="M-104 580h14v16h-14ZM-104 616h14v16h-14ZM-46 540h12v16h-12ZM-46 580h12v16h-12ZM20 620h14v16H20ZM76 560h14v16H76ZM76 600h14v16H76Z"/></g><path d="M-8 200h16V700h-16Z" fill="#c99a3e"/><path d="M-150 700V330a150 150 0 0 1 300 0V700" fill="none" stroke="#e6c06a" stroke-width="14"/><path d="M-70 690V250M70 690V250" stroke="#c99a3e" stroke-width="7"/></g>
  <path d="M1190 320H1580V560H1190Z" fill="#4a2412"/><path d="M1176 300H1594V326H1176Z" fill="#e6c06a"/>${keys()}<g transform="translate(1330 590)"><path d="M-70 40C-74-40-60-80-20-86H20C60-80 74-40 70 40Z" fill="#171a26"/><path d="M-20-86L0-40 20-86Z" fill="#fff"/><path d="M-9-80h18L0-62Z" fill="#b3243a"/><circle cy="-112" r="28" fill="#e0b48e"/><path d="M-28-118C-30-146 30-146 28-118 14-128-12-130-28-118Z" fill="#2a1a14"/></g>
  <path d="M0 690H1600V1000H0Z" fill="url(#nfs-floor)"/><g fill="#17232a">${floor()}</g>
  <path d="M1090 600H1600V720H1110Z" fill="url(#nfs-desk)"/><path d="M1076 586H1600V608H1076Z" fill="#e6c06a"/><path d="M1130 630h90v70h-80ZM1246 630h100v70h-100ZM1372 630h100v70h-100ZM1498 630h100v70h-100Z" fill="none" stroke="#e6c06a" stroke-width="4"/><path d="M1160 586c0-22 44-22 44 0Z" fill="#e6c06a"/><path d="M1440 586v-20h90v20Z" fill="#f4ecd8"/>
  ${column(560)}${column(1040)}${lamp(270, 90)}${lamp(1330, 90)}${lamp(800, 60)}${palm(36, 740, 1)}${palm(1120, 770, 0.9)}
  <g transform="translate(250 860)"><path d="M-90-20V-160c0-70 180-70 180 0V-20" fill="none" stroke="#e6c06a" stroke-width="11"/><path d="M-72-90H72v64H-72Z" fill="#8a5230"/><path d="M-40-90v64M40-90v64" stroke="#f4dcb0" stroke-width="8"/><path d="M-54-146H20v56h-74Z" fill="#1f6b58"/><path d="M34-130h40v40H34Z" fill="#b3243a"/><path d="M-110-26h220v18h-220Z" fill="#b3243a"/><circle cx="-80" cy="6" r="16" fill="#12181f"/><circle cx="80" cy="6" r="16" fill="#12181f"/></g>`
