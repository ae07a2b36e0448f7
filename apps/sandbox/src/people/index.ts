import { z } from 'zod'
import { controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { isMinor, people } from './people.ts'

export { isMinor, people, personById, personByNationalId, type Person } from './people.ts'
export { personPage, type PersonPage } from './person-page.ts'

/** Registers the people whom identity services know: a page and a call that list them. */
export function register(world: World): void {
  world.control.routes.push(route(world))
  world.control.sections.push(section(world))
}

const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  gender: z.enum(['male', 'female']),
  country: z.string(),
  nationalId: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  minor: z.boolean(),
})

const route = ({ clock }: World): ControlRoute =>
  controlRoute({
    method: 'GET',
    path: '/people',
    tag: 'People',
    summary: 'Everybody whom the identity services know',
    answer: z.object({ people: z.array(personSchema) }),
    run: async () => ({ status: 200, body: { people: people.map((one) => ({ ...one, minor: isMinor(one, clock.now()) })) } }),
  })

const section = ({ clock }: World): ControlSection => ({
  name: 'people',
  title: 'People',
  topics: [],
  draw: async () =>
    html`<p class="kind">Whoever is not in this list, no identity service knows. Press a number to copy it.</p>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Country</th>
            <th>National id</th>
            <th>Phone</th>
            <th>Born</th>
          </tr>
        </thead>
        <tbody>
          ${people.map(
            (one) =>
              html`<tr>
                <td>${one.firstName} ${one.lastName}${isMinor(one, clock.now()) && html` <span class="tag bad">under age</span>`}</td>
                <td>${one.country}</td>
                <td>${one.nationalId && copied(one.nationalId)}</td>
                <td>${copied(one.phone)}</td>
                <td>${one.birthDate}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
})

const copied = (value: string) => html`<button type="button" class="number" data-copy="${value}" title="Copy">${value}</button>`
