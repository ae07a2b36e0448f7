import { need, Wrong } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'
import { saidOf, type OfficeCommand, type OfficeSide } from '../client/office-command.ts'

/** Commands about campaigns. */
export const campaignCommands: OfficeCommand[] = [
  {
    words: 'campaigns list',
    takes: '',
    about: 'the campaigns of this installation',
    ask: async ({ read }) => {
      const { campaigns } = await read('GET /office/campaigns', {})
      const line = ({ id, name, version, state, promoCode, isAutomatic }: (typeof campaigns)[number]) =>
        `${id}  ${name}  version ${version}  ${state}${promoCode ? `  code ${promoCode}` : ''}${isAutomatic ? '  automatic' : ''}`
      return { value: campaigns, lines: campaigns.length === 0 ? ['There are none.'] : campaigns.map(line) }
    },
  },
  {
    words: 'campaigns get',
    takes: 'ID',
    about: 'a campaign with all its data, as `campaigns set` reads it',
    ask: async (office, args) => {
      const value = await dataOf(office, idIn(args))
      return { value, lines: JSON.stringify(value, null, 2).split('\n') }
    },
  },
  {
    words: 'campaigns set',
    takes: 'FILE --reason TEXT',
    about:
      'adds a campaign as a draft, or changes one, from a JSON file; what was begun before stays by the version it was begun with, and one that was started takes a second person',
    ask: async (office, args, { reason }) => {
      const data = dataIn(await textOf(need(args, 0, 'The file')))
      const id = String(data['id'])
      const { mistakes, notOffered } = await lookAt(office, data)
      if (mistakes.length > 0) throw new Wrong(mistakes.join('\n'))
      const acted = await office.act('POST /office/campaigns/draft', { id, data }, { reason })
      if (acted.state === 'waiting') return saidOf(acted, { value: { id }, lines: [] })
      const { version, state } = (await office.read('GET /office/campaigns/one', { id })).campaign
      return saidOf(acted, {
        value: { id, version, state, notOffered },
        lines: [
          `Campaign ${id} is as the file says (version ${version}, ${state}).`,
          ...notOffered.map((law) => `Not offered in ${law}.`),
          ...(state === 'draft' ? [`"fairhouse campaigns enable ${id}" offers it.`] : []),
        ],
      })
    },
  },
  {
    words: 'campaigns explain',
    takes: 'ID',
    about: 'where the rules of countries keep a campaign from being offered, and why',
    ask: async (office, args) => {
      const { notOffered: value } = await lookAt(office, await dataOf(office, idIn(args)))
      return { value, lines: value.length === 0 ? ['Nothing in the rules of countries stands against it.'] : value }
    },
  },
  turn('enable', 'offers a campaign; somebody else agrees', 'POST /office/campaigns/start', 'is on'),
  turn('disable', 'offers a campaign no longer; deposits that were begun with it keep it', 'POST /office/campaigns/stop', 'is off'),
  turn(
    'end-bonuses',
    'ends the running bonuses of a campaign that is off; somebody else agrees',
    'POST /office/campaigns/end-bonuses',
    'has no running bonuses any more',
  ),
]

const unknown = (id: string) => `There is no campaign ${id}. "fairhouse campaigns list" shows those that are there.`

function idIn(args: string[]): string {
  const id = need(args, 0, 'The id')
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Wrong(`"${id}" is no whole number above zero.`)
  return id
}

/** Reads a file of one campaign. What is in it is checked by the office. */
function dataIn(text: string): Record<string, unknown> {
  const data = jsonIn(text)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Wrong('The file holds no campaign.')
  const campaign = data as Record<string, unknown> // an object, as was just seen
  if (!/^[1-9]\d{0,8}$/.test(String(campaign['id']))) throw new Wrong('The campaign in the file has no id: a whole number above zero.')
  return campaign
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Wrong(`The file is no JSON: ${(error as Error).message}.`) // JSON.parse throws errors
  }
}

const dataOf = async ({ read }: OfficeSide, id: string) => (await read('GET /office/campaigns/one', { id }, { missing: unknown(id) })).data

/** Lists the mistakes in a campaign as it is written, and the countries whose current rules forbid it with what they have against it. */
async function lookAt({ read }: OfficeSide, data: Record<string, unknown>): Promise<{ mistakes: string[]; notOffered: string[] }> {
  const { mistakes, countries } = await read('POST /office/campaigns/preview', { data, language: 'en', currency: 'EUR' })
  const notOffered = countries.flatMap(({ country, verdict, against }) =>
    verdict === 'unlawful' ? [`${country}: ${against.map(({ says }) => says).join('; ')}`] : [],
  )
  return { mistakes, notOffered }
}

type Turned = 'POST /office/campaigns/start' | 'POST /office/campaigns/stop' | 'POST /office/campaigns/end-bonuses'

function turn(word: string, about: string, at: Turned, what: string): OfficeCommand {
  return {
    words: `campaigns ${word}`,
    takes: 'ID --reason TEXT',
    about,
    ask: async (office, args, { reason }) => {
      const id = idIn(args)
      const acted = await office.act(at, { id }, { reason, missing: unknown(id) })
      return saidOf(acted, { value: { id: Number(id) }, lines: [`Campaign ${id} ${what}.`] })
    },
  }
}
