import { join } from 'node:path'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { Page } from '../base/page.ts'
import type { World } from '../base/world.ts'
import type { ControlSection } from '../base/control-route.ts'

const styles = ['room.css', 'room-pieces.css', 'room-sections.css'].map((name) => join(import.meta.dirname, name))

/** Draws the control room with one section open. */
export async function roomPage(world: World, query: Record<string, string | undefined>): Promise<Page> {
  const { sections } = world.control
  const open = sections.find((section) => section.name === query.at) ?? sections[0]
  const tabs = await Promise.all(sections.map((section) => tab(section, section === open)))
  const body = html`<header class="top">
      <a class="house" href="/"><span class="globe" aria-hidden="true"></span>Control room</a>
      <p>Everything outside the casino, played on your own computer.</p>
      <a class="out" href="${world.environment.productOrigin}">Product</a>
      <a class="out" href="/control/api/openapi.json">API</a>
      <time class="clock-small" data-clock="${world.clock.now().getTime()}"></time>
    </header>
    <nav class="tabs" aria-label="Sections">${tabs}</nav>
    <main id="section" data-topics="${open?.topics.join(' ')}">
      <h1>${open?.title}</h1>
      ${open && (await open.draw(query))}
    </main>
    <p id="told" class="told" role="status"></p>`
  const title = `${open?.title} · Control room`
  return { title, language: 'en', direction: 'ltr', styles, body, scripts: ['/control/room.ts'], connects: true, frames: true }
}

async function tab(section: ControlSection, open: boolean): Promise<Html> {
  const count = (await section.count?.()) ?? 0
  return html`<a href="/?at=${section.name}" ${open && html`aria-current="page"`}
    >${section.title}${count > 0 && html` <span class="count">${count}</span>`}</a
  >`
}
