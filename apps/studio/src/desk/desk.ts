// Runs at the desk: makes the calls of buttons, and draws the page anew while somebody looks at it.
export {}

const everyMs = 2000
const told = document.getElementById('told')

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-post]') : null
  if (button?.dataset.post) void act(button.dataset.post)
})
setInterval(() => document.hidden || document.activeElement?.matches('main button') || void redraw(), everyMs)

async function act(path: string): Promise<void> {
  const response = await fetch(path, { method: 'POST' })
  const answer = (await response.json().catch(() => ({}))) as { error?: string; said?: string } // the shape of every answer here
  if (told) told.textContent = answer.error ?? answer.said ?? 'Done.'
  await redraw()
}

async function redraw(): Promise<void> {
  const response = await fetch(location.href).catch(() => null)
  if (!response?.ok) return
  const next = new DOMParser().parseFromString((await response.text()).replace(/<style[\s\S]*?<\/style>/, ''), 'text/html')
  const [here, there] = [document.getElementById('desk'), next.getElementById('desk')]
  if (here && there && here.innerHTML !== there.innerHTML) here.replaceChildren(...there.childNodes)
}
