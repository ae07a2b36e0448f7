import { enableCampaign, explainCampaign, setCampaign, readCampaign, readCampaigns } from '../../../play/campaigns/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { actorOf } from '../frame/actor.ts'
import { textOf } from '../frame/file.ts'

/** Commands about campaigns. */
export const campaignCommands: Command[] = [
  {
    words: 'campaigns list',
    takes: '',
    about: 'the campaigns of this installation',
    run: async ({ db }) => {
      const value = (await readCampaigns(db)).map(({ id, version, enabled, data }) => ({
        id,
        name: data.names['en'] ?? Object.values(data.names)[0],
        version,
        enabled,
        promoCode: data.promoCode ?? null,
        automatic: !data.optIn,
        offeredAt: data.offeredAt,
        startsAt: data.startsAt,
        endsAt: data.endsAt ?? null,
      }))
      const line = ({ id, name, version, enabled, promoCode, automatic }: (typeof value)[number]) =>
        `${id}  ${name}  version ${version}${promoCode ? `  code ${promoCode}` : ''}${automatic ? '  automatic' : ''}${enabled ? '' : '  (off)'}`
      return { value, lines: value.length === 0 ? ['There are none.'] : value.map(line) }
    },
  },
  {
    words: 'campaigns get',
    takes: 'ID',
    about: 'a campaign with all its data, as `campaigns set` reads it',
    run: async ({ db }, args) => {
      const row = await readCampaign(db, idIn(args))
      if (!row) throw new Wrong(unknown(args[0]))
      return { value: row.data, lines: JSON.stringify(row.data, null, 2).split('\n') }
    },
  },
  {
    words: 'campaigns set',
    takes: 'FILE',
    about: 'adds or changes a campaign from a JSON file; what was begun before stays by the version it was begun with',
    run: async (house, args, options) => {
      const done = await setCampaign(house, await textOf(need(args, 0, 'The file')), actorOf(options))
      if (Array.isArray(done)) throw new Wrong(done.join('\n'))
      const { data, version, notOffered } = done
      return {
        value: { id: data.id, version, notOffered },
        lines: [`Campaign ${data.id} is as the file says (version ${version}).`, ...notOffered.map((law) => `Not offered in ${law}.`)],
      }
    },
  },
  {
    words: 'campaigns explain',
    takes: 'ID',
    about: 'where the rules of countries keep a campaign from being offered, and why',
    run: async (house, args) => {
      const value = await explainCampaign(house, idIn(args))
      if (!value) throw new Wrong(unknown(args[0]))
      return { value, lines: value.length === 0 ? ['Nothing in the rules of countries stands against it.'] : value }
    },
  },
  {
    words: 'campaigns enable',
    takes: 'ID',
    about: 'offers a campaign again',
    run: (house, args, options) => switched(enableCampaign(house, idIn(args), true, actorOf(options)), args, 'is on'),
  },
  {
    words: 'campaigns disable',
    takes: 'ID',
    about: 'offers a campaign no longer; deposits that were begun with it keep it',
    run: (house, args, options) => switched(enableCampaign(house, idIn(args), false, actorOf(options)), args, 'is off'),
  },
]

const unknown = (id = '') => `There is no campaign ${id}. "fairhouse campaigns list" shows those that are there.`

function idIn(args: string[]): number {
  const id = Number(need(args, 0, 'The id'))
  if (!Number.isSafeInteger(id) || id < 1) throw new Wrong(`"${args[0]}" is no whole number above zero.`)
  return id
}

async function switched(known: Promise<boolean>, [id]: string[], what: string): Promise<Said> {
  if (!(await known)) throw new Wrong(unknown(id))
  return { value: { id: Number(id) }, lines: [`Campaign ${id} ${what}.`] }
}
