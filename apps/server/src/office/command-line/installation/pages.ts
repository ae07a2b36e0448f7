import type { PageText } from '@fairhouse/contract/office/pages.ts'
import { readPageText } from '../../../edge/content/index.ts'
import { limitTextNames } from '../../../money/limit-views/index.ts'
import { need, Wrong } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'
import { saidOf, type OfficeCommand } from '../client/office-command.ts'

/** Commands about the site's own pages. */
export const pageCommands: OfficeCommand[] = [
  {
    words: 'pages list',
    takes: '',
    about: "the site's own pages, with their newest versions by language",
    ask: async ({ read }) => {
      const { pages } = await read('GET /office/pages', {})
      return {
        value: pages,
        lines: pages.map(
          ({ name, language, version, title, isExample }) =>
            `/${name} ${language} version ${version}${isExample ? ' (example)' : ''}: ${title}`,
        ),
      }
    },
  },
  {
    words: 'pages show',
    takes: 'NAME LANGUAGE',
    about: 'the text of a page, in the form that "pages publish" takes',
    ask: async ({ read }, args) => {
      const [name, language] = [need(args, 0, 'The name of a page'), need(args, 1, 'The language')]
      const missing = `There is no page "${name}" in "${language}". "fairhouse pages list" shows them all.`
      const { page, text } = await read('GET /office/pages/one', { name, language }, { missing })
      if (text.body === '') throw new Wrong(missing)
      return {
        value: { name, language, version: page?.version ?? 0, ...text },
        lines: ['---', `title: ${text.title}`, `description: ${text.description}`, '---', '', text.body],
      }
    },
  },
  {
    words: 'pages publish',
    takes: 'NAME LANGUAGE FILE --reason TEXT',
    about: `publishes a new version of a page at once, or of the words about changes of limits (${limitTextNames.join(', ')}); the versions before are kept`,
    ask: async (office, args, { reason }) => {
      const [name, language, file] = [need(args, 0, 'The name of a page'), need(args, 1, 'The language'), need(args, 2, 'The file')]
      const text = pageIn(await textOf(file))
      const acted = await office.act('POST /office/pages/publish', { name, language, text }, { reason })
      const { page } = await office.read('GET /office/pages/one', { name, language })
      const version = page?.version ?? 0
      return saidOf(acted, { value: { name, language, version }, lines: [`/${name} in "${language}" is now version ${version}.`] })
    },
  },
]

function pageIn(text: string): PageText {
  try {
    return readPageText(text)
  } catch (error) {
    throw new Wrong((error as Error).message) // it throws sentences
  }
}
