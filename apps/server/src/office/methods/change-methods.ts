import { readMethod, readMethods, readMethodVersions } from '../../cashier/method-catalogue/index.ts'
import {
  enableMethod as enable,
  methodIn,
  orderMethods as order,
  setMethod as set,
  setMethodLogo as setLogo,
} from '../../cashier/methods/index.ts'
import { canonical } from '../acts/canonical.ts'
import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { differencesOf } from '../acts/differences.ts'
import { versionOfOrder } from './read-methods.ts'

type Done = Record<string, never> | OfficeRefused
type Row = NonNullable<Awaited<ReturnType<typeof readMethod>>>

/** Adds a way to pay or changes it. */
export async function setMethod(asking: ActContext, { id, text }: { id: string; text: string }): Promise<Done> {
  const { house, colleague, changes } = asking
  const before = await lookedAt(asking, id)
  const wanted = methodIn(text)
  if (Array.isArray(wanted)) return no('mayNot', { message: wanted.join(' ') })
  if (String(wanted.id) !== id) return no('mayNot', { message: `The text is of the method ${wanted.id}, not of ${id}.` })
  if (before && canonical(before.data) === canonical(wanted)) return no('mayNot', { message: 'It is like this already.' })
  await set(house, text, colleague.actor)
  differencesOf(`method:${id}`, before?.data ?? {}, wanted).forEach((one) => changes({ what: 'method', ...one }))
  return {}
}

export const enableMethod = (asking: ActContext, { id }: { id: string }): Promise<Done> => switchMethod(asking, id, true)

export const disableMethod = (asking: ActContext, { id }: { id: string }): Promise<Done> => switchMethod(asking, id, false)

async function switchMethod(asking: ActContext, id: string, isOn: boolean): Promise<Done> {
  const { house, colleague, changes } = asking
  const before = await lookedAt(asking, id)
  if (!before) return no('notFound')
  if (before.enabled === isOn) return no('mayNot', { message: isOn ? 'It is on already.' : 'It is off already.' })
  await enable(house, before.id, isOn, colleague.actor)
  changes({ what: 'method.state', subject: `method:${id}`, before: isOn ? 'off' : 'on', after: isOn ? 'on' : 'off' })
  return {}
}

/** Puts all ways to pay in an order; each that takes another place is a change. */
export async function orderMethods({ house, sql, colleague, looksAt, changes }: ActContext, { ids }: { ids: string[] }): Promise<Done> {
  const rows = await readMethods(sql, true)
  looksAt('methods', versionOfOrder(rows.map(({ id }) => id)))
  const wanted = ids.map(Number)
  if (!(await order(house, wanted, colleague.actor))) return no('mayNot', { message: 'Name each way to pay once.' })
  for (const [place, { id, data }] of rows.entries()) {
    const after = wanted.indexOf(id)
    if (after !== place)
      changes({ what: 'method.place', subject: `method:${id} ${data.name}`, before: String(place + 1), after: String(after + 1) })
  }
  return {}
}

/** Returns a method as it is; ends the act if somebody decided on another version of it. */
async function lookedAt({ sql, looksAt }: ActContext, id: string): Promise<Row | undefined> {
  const [newest] = await readMethodVersions(sql, Number(id), undefined, 1)
  looksAt(`method:${id}`, String(newest?.version ?? 0))
  return readMethod(sql, Number(id))
}

type Pictured = { id: string; picture: { name: string; content: string } | null }

/** Gives a way to pay a logo of its own, or the drawn one again. */
export async function setMethodLogo({ house, colleague, changes }: ActContext, { id, picture }: Pictured) {
  const given = picture ? { name: picture.name, content: Buffer.from(picture.content, 'base64') } : undefined
  const set = await setLogo(house, Number(id), given, colleague.actor)
  if (!set) return no('notFound')
  if ('because' in set) return no('mayNot', { message: set.because })
  changes({ what: 'method.logo', subject: `method:${id}`, before: null, after: picture?.name ?? null })
  return { logo: set.logo }
}
