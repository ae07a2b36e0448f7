import type { ControlSection } from '../base/control-route.ts'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { personById } from '../people/index.ts'
import { codesToChoose, type PhoneAct, type PhoneRequest } from './phone-request.ts'
import { readRequests } from './phone-request.sql.ts'

const appNames = { 'smart-id': 'Smart-ID', 'mobile-id': 'Mobile-ID' } as const

/** Returns the control-room section of people's phones: a person compares the code and answers. */
export function phonesSection(world: World): ControlSection {
  const read = () => readRequests(world.database.query, 20)
  const isOpen = ({ answer, expiresAt }: PhoneRequest) => answer === null && expiresAt > world.clock.now()
  return {
    name: 'phones',
    title: 'Smart-ID and Mobile-ID',
    topics: ['phones'],
    count: async () => (await read()).filter(isOpen).length,
    draw: async () => {
      const requests = await read()
      const open = requests.filter(isOpen)
      const over = requests.filter((request) => !isOpen(request))
      return html`<div class="phone">
          <div class="screen" role="log">
            ${open.length > 0 ? open.map(bubble) : html`<p class="silent">No request. One arrives here when the product asks who somebody is.</p>`}
          </div>
        </div>
        ${over.length > 0 && earlier(over)}`
    },
  }
}

function bubble({ id, app, person, code, message }: PhoneRequest): Html {
  const owner = personById(person ?? '')
  const act = (name: PhoneAct, label: string, kind: string) =>
    html`<button type="button" class="act ${kind}" data-post="/control/api/phones/${id}/act" data-body="${JSON.stringify({ act: name })}">
      ${label}
    </button>`
  const others = app === 'smart-id' ? codesToChoose(code).filter((one) => one !== code) : []
  return html`<article class="bubble" data-key="${id}">
    <p class="from">${appNames[app]} · ${owner?.firstName} ${owner?.lastName}</p>
    <p>${message}</p>
    <p>Control code <strong class="code">${code}</strong></p>
    <div class="acts">
      ${act('approve', app === 'smart-id' ? `Confirm ${code}` : 'Enter PIN', 'good')}
      ${others.map((other) => act('wrongCode', `Choose ${other}`, 'plain'))} ${act('refuse', 'It is not me', 'bad')}
      ${act('expire', 'Let it expire', 'plain')}
    </div>
  </article>`
}

function earlier(requests: readonly PhoneRequest[]): Html {
  return html`<h2>Earlier</h2>
    <table>
      <tbody>
        ${requests.map(
          ({ app, person, code, answer, createdAt }) =>
            html`<tr>
              <td><time>${createdAt.toISOString().slice(11, 19)}</time></td>
              <td>${appNames[app]}</td>
              <td>${personById(person ?? '')?.firstName ?? 'a number of the service’s own tests'}</td>
              <td>${code}</td>
              <td>${answer ?? 'expired'}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
}
