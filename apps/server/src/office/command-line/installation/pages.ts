import { readPageRows } from '../../../edge/content/index.ts'
import { publishPage, readPageToEdit } from '../../../edge/page-editing/index.ts'
import { limitTextNames } from '../../../money/limit-views/index.ts'
import { actorOf } from '../frame/actor.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'

export const pageCommands: Command[] = [
  {
    words: 'pages list',
    takes: '',
    about: "the site's own pages, with their newest versions by language",
    run: async ({ db }) => {
      const rows = await readPageRows(db)
      const value = rows.map(({ body: _body, ...row }) => row)
      return {
        value,
        lines: rows.map(
          ({ name, language, version, title, is_example }) =>
            `/${name} ${language} version ${version}${is_example ? ' (example)' : ''}: ${title}`,
        ),
      }
    },
  },
  {
    words: 'pages show',
    takes: 'NAME LANGUAGE',
    about: 'the text of a page, in the form that "pages publish" takes',
    run: async (house, args) => {
      const [name, language] = [need(args, 0, 'The name of a page'), need(args, 1, 'The language')]
      const row = await readPageToEdit(house, name, language)
      if (!row) throw new Wrong(`There is no page "${name}" in "${language}". "fairhouse pages list" shows them all.`)
      return { value: row, lines: ['---', `title: ${row.title}`, `description: ${row.description}`, '---', '', row.body] }
    },
  },
  {
    words: 'pages publish',
    takes: 'NAME LANGUAGE FILE',
    about: `publishes a new version of a page at once, or of the words about changes of limits (${limitTextNames.join(', ')}); the versions before are kept`,
    run: async (house, args, options) => {
      const [name, language, file] = [need(args, 0, 'The name of a page'), need(args, 1, 'The language'), need(args, 2, 'The file')]
      const version = await publishPage(house, { name, language, text: await textOf(file) }, actorOf(options))
      if (typeof version === 'string') throw new Wrong(version)
      return { value: { name, language, version }, lines: [`/${name} in "${language}" is now version ${version}.`] }
    },
  },
]
