// Runs in the control room: makes the calls of buttons, copies numbers, and redraws a section when it has changed.
let stale = false
let clockOffsetMs = 0

const told = document.getElementById('told')

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-post],[data-delete],[data-copy]') : null
  if (!target || target instanceof HTMLFormElement) return
  const { post, body, delete: path, copy } = target.dataset
  if (copy) void navigator.clipboard.writeText(copy).then(() => tell(`${copy} copied`))
  else if (post) void call('POST', post, body ?? '{}')
  else if (path) void call('DELETE', path)
})

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.dataset.post) return
  event.preventDefault()
  const fields = Object.fromEntries(new FormData(form))
  form.reset()
  void call('POST', form.dataset.post, JSON.stringify(fields))
})

document.addEventListener('focusout', () => setTimeout(() => stale && void redraw(), 50))

const events = new EventSource('/control/events')
events.addEventListener('changed', () => void redraw())
// After a broken connection something may have been missed.
events.addEventListener('open', () => void redraw())

setInterval(tick, 500)
readClock()

async function call(method: string, path: string, body?: string): Promise<void> {
  const headers: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {}
  const response = await fetch(path, { method, headers, ...(body && { body }) })
  const answer = (await response.json().catch(() => null)) as { error?: { message: string } } | null // the shape of every refusal here
  tell(answer?.error?.message ?? 'Done')
  await redraw()
}

/** Redraws the page in place; waits while a person types in it or reads a mail in a frame. */
async function redraw(): Promise<void> {
  const main = document.getElementById('section')
  stale = Boolean(document.activeElement?.matches('main input, main select'))
  if (stale || !main) return
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } })
  // The style sheet is already loaded, and here it has another nonce.
  const drawnText = (await response.text()).replace(/<style[\s\S]*?<\/style>/, '')
  const next = new DOMParser().parseFromString(drawnText, 'text/html')
  replace('nav.tabs', next)
  const open = new Set([...main.querySelectorAll<HTMLElement>('details[open]')].map((element) => element.dataset.keep))
  const section = next.getElementById('section')
  if (!section || section.innerHTML === main.dataset.drawn) return
  const focused = focusKey()
  const frame = main.querySelector('iframe')
  const nextFrame = section.querySelector('iframe')
  const drawn = section.innerHTML
  if (frame && nextFrame?.getAttribute('src') === frame.getAttribute('src')) return
  for (const element of section.querySelectorAll<HTMLDetailsElement>('details')) element.open = open.has(element.dataset.keep)
  main.replaceChildren(...section.childNodes)
  main.dataset.drawn = drawn
  if (focused) [...document.querySelectorAll<HTMLElement>('[data-post],summary,a')].find((element) => keyOf(element) === focused)?.focus()
  readClock()
}

function replace(selector: string, next: Document): void {
  const [before, after] = [document.querySelector(selector), next.querySelector(selector)]
  if (before && after && before.innerHTML !== after.innerHTML) before.innerHTML = after.innerHTML
}

function focusKey(): string | null {
  const element = document.activeElement
  return element instanceof HTMLElement && element.closest('main') ? keyOf(element) : null
}

function keyOf(element: HTMLElement): string {
  const card = element.closest<HTMLElement>('[data-key]')?.dataset.key ?? ''
  return [card, element.tagName, element.dataset.body ?? element.getAttribute('href') ?? ''].join(' ')
}

function readClock(): void {
  const clock = document.querySelector<HTMLElement>('main [data-clock]') ?? document.querySelector<HTMLElement>('[data-clock]')
  clockOffsetMs = Number(clock?.dataset.clock ?? Date.now()) - Date.now()
  tick()
}

function tick(): void {
  const text = new Date(Date.now() + clockOffsetMs).toISOString().slice(0, 19).replace('T', ' ')
  for (const clock of document.querySelectorAll('[data-clock]')) if (clock.textContent !== text) clock.textContent = text
}

let silence: ReturnType<typeof setTimeout> | undefined

function tell(message: string): void {
  if (!told) return
  told.textContent = message
  told.classList.add('shown')
  clearTimeout(silence)
  silence = setTimeout(() => told.classList.remove('shown'), 3500)
}
