// Runs in the game's frame: the spots on the borders of numbers, over the felt.
import { found } from '../page.ts'
import { borderSpots } from '../../engine/roulette/border-spots.ts'
import type { Spot } from '../../engine/roulette/pockets.ts'

type Box = { left: number; top: number; right: number; bottom: number }
type BoxOf = (number: number) => Box

/** Lays a button over each border that takes chips, and keeps them there when the felt changes its shape. */
export function openBorderSpots(): void {
  const felt = found('#felt')
  const layer = document.createElement('div')
  layer.className = 'borders'
  const buttons = borderSpots.map((spot) => ({ spot, button: drawSpot(spot) }))
  layer.append(...buttons.map(({ button }) => button))
  felt.append(layer)
  const place = () => {
    const origin = layer.getBoundingClientRect()
    for (const { spot, button } of buttons) {
      const { x, y } = placeOf(spot, (number) => boxOf(found(`[data-spot="n${number}"]`), origin))
      button.style.left = `${x}px`
      button.style.top = `${y}px`
    }
  }
  new ResizeObserver(place).observe(felt)
  place()
  showCovers(felt)
}

/** Where a spot lies: between the numbers that it covers; streets, six lines and the first four at the edge beside the dozens. */
function placeOf({ covers }: Spot, at: BoxOf): { x: number; y: number } {
  const others = covers.filter((number) => number !== 0)
  const boxes = others.map(at)
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const zero = at(0)
  const isTall = zero.bottom <= at(1).top + 1
  const isAtEdge = others.length === 3 || others.length === 6
  const x = isAtEdge && isTall ? left : (left + right) / 2
  const y = isAtEdge && !isTall ? bottom : (top + bottom) / 2
  if (others.length === covers.length) return { x, y }
  return isTall ? { x, y: (zero.bottom + top) / 2 } : { x: (zero.right + left) / 2, y }
}

function drawSpot({ id, pays, covers }: Spot): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button.dataset, { spot: id, pays: String(pays), covers: covers.join(' ') })
  button.type = 'button'
  button.className = 'spot border'
  const laid = document.createElement('span')
  laid.className = 'laid'
  laid.setAttribute('aria-hidden', 'true')
  button.append(laid)
  return button
}

/** Shows which numbers the spot under the pointer or the focus covers. */
function showCovers(felt: HTMLElement): void {
  const show = (target: EventTarget | null) => {
    const spot = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-covers]') : null
    const covers = spot?.dataset.covers?.split(' ') ?? []
    for (const one of felt.querySelectorAll<HTMLElement>('[data-spot^="n"]:not(.border)'))
      one.classList.toggle('covered', covers.length > 1 && covers.includes(one.dataset.covers ?? ''))
  }
  felt.addEventListener('pointerover', ({ target }) => show(target))
  felt.addEventListener('pointerleave', () => show(null))
  felt.addEventListener('focusin', ({ target }) => show(target))
  felt.addEventListener('focusout', () => show(null))
}

const boxOf = (element: HTMLElement, origin: DOMRect): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left: left - origin.left, top: top - origin.top, right: right - origin.left, bottom: bottom - origin.top }
}
