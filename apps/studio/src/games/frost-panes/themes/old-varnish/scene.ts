import { fullScene, glow, upright } from '../../../../page-kit/look/paint.ts'

/** A restorer's workshop under a north light: a wall of pictures, and a great one on the easel, cleaned as far as its middle. */
export const scene = () => fullScene(workshop())

const framed = (x: number, y: number, wide: number, high: number, inside: string) =>
  `<g transform="translate(${x} ${y})"><path d="M-16-16H${wide + 16}V${high + 16}H-16Z" fill="#c9962f"/><path d="M-16-16H${wide + 16}L${wide} 0H0V${high}L-16 ${high + 16}Z" fill="#f0d07a"/><path d="M-5-5H${wide + 5}V${high + 5}H-5Z" fill="#5c3a0c"/><svg width="${wide}" height="${high}" viewBox="0 0 100 100" preserveAspectRatio="none">${inside}</svg></g>`

const pictures = {
  sea: '<path d="M0 0H100V100H0Z" fill="#d9c48a"/><path d="M0 55H100V100H0Z" fill="#5d7a6a"/><path d="M46 20V66H54ZM56 28L76 62H56Z" fill="#f4e8c8"/><path d="M36 68H82L74 80H44Z" fill="#3a2412"/>',
  flowers:
    '<path d="M0 0H100V100H0Z" fill="#2c2114"/><path d="M36 60H64L58 96H42Z" fill="#7f98a6"/><circle cx="36" cy="44" r="14" fill="#d9705a"/><circle cx="62" cy="40" r="16" fill="#e8c47a"/><circle cx="50" cy="26" r="13" fill="#c99aa6"/><circle cx="76" cy="56" r="9" fill="#d9705a"/><path d="M22 58l-12 8M50 48v14" stroke="#5f7a4a" stroke-width="5"/>',
  sitter:
    '<path d="M0 0H100V100H0Z" fill="#3b2a18"/><path d="M14 100C16 70 34 64 50 64S84 70 86 100Z" fill="#6a2420"/><ellipse cx="50" cy="64" rx="20" ry="8" fill="#efe2c4"/><ellipse cx="50" cy="42" rx="15" ry="20" fill="#dcb68a"/><path d="M33 44C28 10 72 10 67 44 64 30 58 26 50 26S36 30 33 44Z" fill="#20140a"/><path d="M43 42h.1M57 42h.1" stroke="#20140a" stroke-width="4" stroke-linecap="round"/><path d="M50 42v9M45 55h9" stroke="#8a4a34" stroke-width="1.6" fill="none" stroke-linecap="round"/>',
  hills:
    '<path d="M0 0H100V100H0Z" fill="#b9a368"/><path d="M0 60C30 30 50 60 70 44S96 40 100 44V100H0Z" fill="#6d6a36"/><path d="M0 78C30 62 60 86 100 66V100H0Z" fill="#453f1e"/><circle cx="30" cy="26" r="9" fill="#f0deb0"/>',
  fruitless:
    '<path d="M0 0H100V100H0Z" fill="#4a3a26"/><path d="M0 70H100V100H0Z" fill="#7a5c36"/><path d="M20 40H44V76H20Z" fill="#a8b6b0"/><path d="M62 24C70 24 70 44 74 50 80 60 76 78 66 78S52 60 58 50C60 44 56 24 62 24Z" fill="#8d5a34"/>',
}

const easel = () =>
  `<path d="M1210 120L1060 900M1230 120L1400 900M1220 90V860" stroke="#5d3a1c" stroke-width="22" stroke-linecap="round"/><path d="M1010 230H1440V620H1010Z" fill="#c9962f"/><path d="M1010 230H1440L1416 254H1034V596L1010 620Z" fill="#f0d07a"/>
  <svg x="1034" y="254" width="382" height="342" viewBox="0 0 382 342"><path d="M0 0H382V342H0Z" fill="#9fd0e6"/><path d="M0 170C80 110 150 190 230 140S340 120 382 140V342H0Z" fill="#5fa06a"/><path d="M0 240C120 190 240 270 382 210V342H0Z" fill="#e0b858"/><path d="M250 230C200 250 280 280 210 342H330C320 290 250 270 270 226Z" fill="#cfe6f0"/><circle cx="290" cy="70" r="34" fill="#fff3c0"/><path d="M276 190h60v44h-60ZM266 192l40-34 40 34Z" fill="#e2705a"/><path d="M0 0H214C190 60 222 110 196 170S224 270 200 342H0Z" fill="#4a2a0c" fill-opacity=".8"/><path d="M30 20l24 40-10 30 22 34M54 60l40 10M110 130l-30 26 10 40-30 30M90 196l46 14M140 40l-20 40 30 30M60 260l30 50" fill="none" stroke="#22120466" stroke-width="3"/></svg>
  <path d="M990 620H1460v26H990Z" fill="#8d6030"/>`

const skylight =
  '<path d="M560 0H980L1040 240H500Z" fill="url(#ovs-sky)"/><path d="M666 0L638 240M770 0V240M874 0L902 240M532 116H1010" stroke="#2a3f38" stroke-width="10" fill="none"/><path d="M500 240H1040L1250 1000H260Z" fill="url(#ovs-beam)"/>'

const bottles = [90, 170, 240, 420]
  .map(
    (x, at) =>
      `<path d="M${x} 790V${720 - (at % 3) * 14}c0-16 16-18 16-34v-26h24v26c0 16 16 18 16 34V790Z" fill="${['#7a4a1c', '#3d6a5c', '#b0803a', '#54707c'][at]}"/><path d="M${x + 14} ${646 - (at % 3) * 14}h28v16h-28Z" fill="#d8b98a"/><path d="M${x + 8} 744h40v30h-40Z" fill="#f4ead0"/>`,
  )
  .join('')

const pots =
  '<path d="M320 790l-8-90h84l-8 90Z" fill="#3d7cb8"/><path d="M330 700L306 580M350 700V560M368 700L392 572M384 702L424 600" stroke="#c88a4a" stroke-width="8" stroke-linecap="round"/><path d="M298 584l4-40 16 36ZM342 560l8-44 8 44ZM384 574l16-42 6 46ZM418 606l22-34 0 42Z" fill="#3a2412"/>'

const workshop = () => `<defs>
    ${upright('ovs-wall', [0, '#3c6a60'], [0.7, '#254a44'], [1, '#122824'])}${upright('ovs-sky', [0, '#f2fbff'], [1, '#b6d8e4'])}${upright('ovs-beam', [0, '#eefaff59'], [1, '#eefaff00'])}${upright('ovs-table', [0, '#b98552'], [1, '#3a2110'])}${glow('ovs-lamp', '#ffe6a4', 0.75)}
  </defs>
  <path d="M0 0H1600V1000H0Z" fill="url(#ovs-wall)"/>
  ${framed(50, 60, 170, 220, pictures.sitter)}${framed(280, 50, 190, 130, pictures.sea)}${framed(290, 240, 150, 150, pictures.flowers)}${framed(50, 350, 180, 130, pictures.hills)}${framed(290, 450, 200, 90, pictures.fruitless)}${framed(1090, 40, 130, 100, pictures.flowers)}${framed(1290, 50, 220, 130, pictures.hills)}${framed(1500, 250, 160, 200, pictures.sitter)}${framed(1500, 520, 170, 110, pictures.sea)}
  ${skylight}<circle cx="1240" cy="330" r="420" fill="url(#ovs-lamp)"/>${easel()}
  <path d="M0 786H1600V1000H0Z" fill="url(#ovs-table)"/><path d="M0 780H1600v18H0Z" fill="#e0b884"/>${bottles}${pots}<path d="M1180 850c70-40 200-30 220 10s-80 40-120 34-30 30-90 20-70-40-10-64Z" fill="#d9a866"/><circle cx="1240" cy="860" r="13" fill="#d23f2c"/><circle cx="1290" cy="852" r="13" fill="#f7f2e4"/><circle cx="1338" cy="858" r="13" fill="#2f6fae"/><path d="M560 850h190l-14 30H574Z" fill="#f4f0e4"/><path d="M600 850c0-26 30-30 44-14 16-18 60-10 56 14Z" fill="#fffdf6"/>`
