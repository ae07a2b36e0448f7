import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'
import { scattered } from '../../../../page-kit/scattered.ts'

/** The sorting room of an old post office: racks of pigeonholes up to the ceiling, a clerk on a ladder, sacks and parcels. */
export const scene = () => fullScene(room())

/** A rack of pigeonholes, of which some hold letters. */
function rack(x: number, y: number, columns: number, rows: number, seed: number): string {
  const next = scattered(seed)
  const [wide, high] = [64, 58]
  const holes = Array.from({ length: columns * rows }, (_, at) => {
    const [left, top] = [x + 10 + (at % columns) * wide, y + 10 + Math.floor(at / columns) * high]
    const many = Math.floor(next() * 4)
    const letters = Array.from(
      { length: many },
      (_letter, one) =>
        `<path d="M${left + 8 + one * 13} ${top + 50}v-${24 + Math.round(next() * 12)}l11-3v${27 + Math.round(next() * 3)}Z" fill="${['#f6ecd4', '#e6d4ac', '#fffaf0', '#d9b8a4'][(at + one) % 4]}"/>`,
    )
    return `<path d="M${left} ${top}h${wide - 8}v${high - 8}h-${wide - 8}Z" fill="#1c0f0a"/>${letters.join('')}<path d="M${left + 16} ${top + high - 12}h24v9h-24Z" fill="#e8c878"/>`
  })
  return `<path d="M${x} ${y}h${columns * wide + 12}v${rows * high + 12}h-${columns * wide + 12}Z" fill="url(#prs-wood)"/>${holes.join('')}<path d="M${x - 12} ${y - 22}h${columns * wide + 36}v22h-${columns * wide + 36}Z" fill="#8a5630"/><path d="M${x - 12} ${y - 22}h${columns * wide + 36}" stroke="#f0c48a" stroke-opacity=".6" stroke-width="4"/>`
}

const lamp = (x: number, y: number) =>
  `<path d="M${x} 0V${y}" stroke="#150b08" stroke-width="6"/><circle cx="${x}" cy="${y + 40}" r="240" fill="url(#prs-lamp)"/><path d="M${x - 70} ${y + 40}C${x - 60} ${y} ${x - 20} ${y - 14} ${x} ${y - 14}S${x + 60} ${y} ${x + 70} ${y + 40}Z" fill="#1f5c48"/><path d="M${x - 70} ${y + 40}h140" stroke="#e8c878" stroke-width="5"/><circle cx="${x}" cy="${y + 46}" r="20" fill="#fff2c4"/>`

const sack = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-40-104L-20-176-4-150 10-186 26-150 44-172 40-104Z" fill="#f6ecd4"/><path d="M-34-108L-14-150 2-120 24-160 40-108Z" fill="#e6d4ac"/><path d="M-44-112H44C40-92 64-70 74-30 82 0 70 16 50 20H-50C-70 16-82 0-74-30-64-70-40-92-44-112Z" fill="#9c8a68"/><path d="M-46-104q46 16 92 0" fill="none" stroke="#4a3a24" stroke-width="9"/><path d="M-50-10q50 24 100 0M-40-50q40 14 80 0" fill="none" stroke="#6b5a3c" stroke-width="4"/><circle cy="-40" r="24" fill="none" stroke="#b0303c" stroke-width="7"/><path d="M-12-50h14a11 11 0 1 1-11 11M-2-36l14 10" fill="none" stroke="#b0303c" stroke-width="6" stroke-linecap="round"/></g>`

const parcel = (x: number, y: number, wide: number, high: number, tone: string) =>
  `<path d="M${x} ${y}h${wide}v-${high}h-${wide}Z" fill="${tone}"/><path d="M${x} ${y - high}l24-18h${wide}l-24 18Z" fill="#e0bd8a"/><path d="M${x + wide} ${y}l24-18v-${high}l-24 18Z" fill="#6b4626"/><path d="M${x + wide * 0.4} ${y}v-${high}l24-18M${x} ${y - high * 0.5}h${wide}l24-18" fill="none" stroke="#f4e2bc" stroke-width="5"/><path d="M${x + wide * 0.58} ${y - high * 0.9}h22v26h-22Z" fill="#b0303c"/>`

const room = () => `<defs>
    ${upright('prs-wall', [0, '#2c1710'], [0.5, '#4d2a1a'], [1, '#1c0e0a'])}${upright('prs-wood', [0, '#7a4826'], [1, '#4a2814'])}${upright('prs-sky', [0, '#5c84a8'], [0.6, '#f0c89a'], [1, '#e89a6c'])}${upright('prs-floor', [0, '#7a4a2a'], [0.4, '#3d2014'], [1, '#140a07'])}${upright('prs-desk', [0, '#b57a44'], [1, '#4a2612'])}${glow('prs-lamp', '#ffdf94', 0.6)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#prs-wall)"/>${rack(16, 120, 6, 9, 5)}${rack(1190, 120, 6, 9, 23)}
  <path d="M470 660V300a330 280 0 0 1 660 0v360Z" fill="url(#prs-sky)"/><path d="M470 560l90-60 60 40 120-120 90 90 70-50 110 100 120-40v140H470Z" fill="#4a5c78"/><g fill="#2a2f44"><path d="M480 660V520l60-44 60 44v140ZM990 660V500l66-50 64 50v160ZM620 660v-90h120v90ZM880 660v-100h90v100Z"/></g><g fill="#ffdb8a"><path d="M520 550h22v28h-22ZM560 550h22v28h-22ZM1030 530h22v30h-22ZM1074 530h22v30h-22ZM650 600h20v26h-20ZM690 600h20v26h-20ZM910 590h20v26h-20Z"/></g>
  <path d="M456 664V300a344 294 0 0 1 688 0v364" fill="none" stroke="#6b3f22" stroke-width="30"/><path d="M800 10V660M470 330H1130M635 60V660M965 60V660M470 500H1130" stroke="#6b3f22" stroke-width="12"/>
  <path d="M0 690C400 670 1200 670 1600 690V1000H0Z" fill="url(#prs-floor)"/>${lamp(420, 60)}${lamp(1180, 60)}${lamp(800, 20)}
  <g transform="translate(1330 700)"><path d="M-60 20L10-500M40 20L80-500" stroke="#c98a50" stroke-width="14"/>${Array.from({ length: 9 }, (_, at) => `<path d="M${-54 + at * 8} ${-20 - at * 56}L${44 + at * 4} ${-20 - at * 56}" stroke="#c98a50" stroke-width="10"/>`).join('')}<path d="M-20-250C-30-330-20-380 20-392 56-386 66-350 60-290L56-150H34L26-240 6-150H-18Z" fill="#23324e"/><path d="M-22-244L-10-160H-22ZM16-150h-26v14h26ZM56-150H34v14h30Z" fill="#14100e"/><circle cx="24" cy="-418" r="25" fill="#e4b890"/><path d="M-4-428C0-456 50-456 52-428l14 6H-6Z" fill="#23324e"/><path d="M-4-428H52" stroke="#e8c878" stroke-width="5"/><path d="M50-372L110-410 118-398 62-340Z" fill="#2e4064"/><path d="M106-424l40-14 8 26-40 14Z" fill="#fffaf0"/><path d="M-14-370C-40-340-46-310-34-290l12-8c-4-16 2-36 16-54Z" fill="#1c2840"/></g>
  <path d="M430 716H1170V748H430Z" fill="url(#prs-desk)"/><path d="M450 748H1150V860H450Z" fill="#3a1e10"/><path d="M430 716H1170" stroke="#ffd9a0" stroke-opacity=".7" stroke-width="5"/><path d="M480 770h190v70H480ZM705 770h190v70H705ZM930 770h190v70H930Z" fill="none" stroke="#7a4a28" stroke-width="6"/>
  <g transform="translate(800 716)"><path d="M-60 0h120l-14-30h-92Z" fill="#2a2f38"/><path d="M-4-30h8v-50h-8Z" fill="#c9d2da"/><path d="M-64-80h128l-16 16H-48Z" fill="#e8c878"/><path d="M-30-80v-26h60v26Z" fill="#d9ae6c"/></g><path d="M520 716l10-30h70l-6 30ZM610 716v-20h80v20ZM616 696v-14h70v14Z" fill="#f2e4c4"/><path d="M980 716v-46l90-6v52Z" fill="#e6d4ac"/><path d="M980 670l45 26 45-32" fill="none" stroke="#a88f5c" stroke-width="4"/>
  ${sack(90, 900, 1.25)}${sack(300, 880, 1.05)}${sack(196, 960, 1.2)}${parcel(1180, 900, 150, 110, '#b5814a')}${parcel(1350, 930, 170, 150, '#a06c3c')}${parcel(1210, 790, 110, 70, '#c9985c')}${parcel(1480, 900, 120, 90, '#c08c54')}`
