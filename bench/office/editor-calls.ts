import { officeApi } from '../../packages/contract/src/office/index.ts'
import type { OfficeCall } from '../../packages/contract/src/office/base/office-call.ts'
import type { Known } from './fill-house.ts'

/** What is asked about one thing that is edited: a call by its name in the contract, and its input. */
export type EditorCall = { name: string; at: string; input: Readonly<Record<string, unknown>> }

const language = 'en'
const country = 'SWE'

/** What names one thing of each kind; the calls about it follow from the contract. */
const oneOf = ({ game, provider, campaign, method }: Known): Readonly<Record<string, Record<string, string>>> => ({
  setting: { name: 'site.name' },
  method: { id: method },
  game: { id: game },
  gameProvider: { id: provider },
  page: { name: 'about', language },
  campaign: { id: campaign },
  message: { name: 'activation', language },
  lobby: { place: 'home' },
})

/**
 * The reads of editors: each thing, what it was, and what its page shows beside it while somebody types. A call that reads
 * a thing of these kinds is timed by itself.
 */
export function editorCalls(known: Known): EditorCall[] {
  const named = oneOf(known)
  const reads = Object.values<OfficeCall>(officeApi).flatMap(({ at, effect, subject, takes }) => {
    const input = subject && named[subject.kind]
    return input && effect === 'reads' && at.startsWith('GET ') && !takes.safeParse({}).success && takes.safeParse(input).success
      ? [{ name: at.replace(/^GET \/office\//, ''), at, input }]
      : []
  })
  return [...reads, ...whileTyping(), ...rules]
}

const rules: readonly EditorCall[] = [
  { name: 'rules/one', at: officeApi.readRules.at, input: { country } },
  { name: 'rules/affected', at: officeApi.countRules.at, input: { country } },
]

function whileTyping(): EditorCall[] {
  const shelf = (id: string, shows: object) => ({ id, names: {}, shows, countries: [], from: null, until: null })
  const shelves = [
    shelf('slots', { by: 'group', group: 'slots', size: 20 }),
    shelf('popular', { by: 'popular', size: 20 }),
    shelf('new', { by: 'new', size: 20 }),
    shelf('all', { by: 'name', size: 20 }),
  ]
  const text = { title: 'About {site}', description: 'Who we are.', body: 'A paragraph of a page.\n\n'.repeat(200) }
  return [
    { name: 'lobby/games: by a word', at: officeApi.findLobbyGames.at, input: { words: 'moon' } },
    { name: 'lobby/preview', at: officeApi.previewLobby.at, input: { place: 'home', shelves, country, language } },
    { name: 'banners/preview', at: officeApi.previewBanners.at, input: { banners: [], country: 'MLT', language } },
    { name: 'pages/view', at: officeApi.viewPage.at, input: { name: 'about', language, text, looker: language } },
  ]
}
