// Runs in the slip's frame: asks the page around it what to show, fills the template's gaps with text, and draws the barcode.
const parentOrigin = location.origin

addEventListener('message', (event) => void takeSlip(event))

async function takeSlip({ origin, source, data }) {
  if (origin !== parentOrigin || source !== parent || data?.type !== 'deposit' || data.value !== 'showPaymentSlip') return
  const address = new URL(data.slipTemplateUrl, origin)
  if (address.origin !== origin || !address.pathname.startsWith('/cms/content/payment-slip/')) return
  const answer = await fetch(address)
  if (answer.ok) show(await answer.text(), new Map(data.slipParams.map(({ name, value }) => [name, value])))
}
parent.postMessage({ type: 'deposit', value: 'ready' }, parentOrigin)

function show(template, params) {
  const page = new DOMParser().parseFromString(template, 'text/html')
  const { lang, dir } = page.documentElement
  Object.assign(document.documentElement, { lang, dir })
  document.title = page.title
  for (const line of page.querySelectorAll('[data-line]')) if (!params.get(line.dataset.line)) line.remove()
  const texts = document.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace(/\{(\w+)\}/g, (_, name) => shown(name, params, lang))
  const barcode = page.querySelector('[data-barcode]')
  if (barcode) barcode.append(drawBarcode(params.get('barcode')))
  document.body.replaceChildren(...page.body.children)
  parent.postMessage({ type: 'deposit', value: 'shown', height: document.documentElement.offsetHeight + 2 }, parentOrigin)
}

function shown(name, params, lang) {
  const value = params.get(name) ?? ''
  if (name === 'amount') return `${value} ${params.get('currency') ?? ''}`
  if (name === 'expiresAt') return new Date(value).toLocaleString(`${lang}-u-nu-latn`, { dateStyle: 'long', timeStyle: 'short' })
  return value
}

/** Interleaved 2 of 5: pairs of digits as five bars and five spaces, two of each wide. */
function drawBarcode(text) {
  const digits = text.length % 2 ? `0${text}` : text
  const widths = ['nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn']
  const pairs = digits.match(/\d\d/g) ?? []
  const signs = pairs.flatMap((pair) => [...widths[pair[0]]].flatMap((bar, place) => [bar, widths[pair[1]][place]]))
  const all = ['n', 'n', 'n', 'n', ...signs, 'w', 'n', 'n']
  let x = 10
  const bars = all.map((sign, place) => {
    const width = sign === 'w' ? 3 : 1
    x += width
    return place % 2 === 0 ? `M${x - width} 0h${width}v50h-${width}z` : ''
  })
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `0 0 ${x + 10} 50`)
  svg.setAttribute('preserveAspectRatio', 'none')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', bars.join(''))
  svg.append(path)
  return svg
}
