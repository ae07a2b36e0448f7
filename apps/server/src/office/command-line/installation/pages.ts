import { readFileSync } from 'node:fs'
import { publishPage, readPageRow, readPageRows, readPageText } from '../../../edge/content/index.ts'
import { firstLimitText, limitTextNames } from '../../../money/limit-views/index.ts'
import { need, Wrong, type Command } from '../frame/command.ts'

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
    run: async ({ db }, args) => {
      const [name, language] = [need(args, 0, 'The name of a page'), need(args, 1, 'The language')]
      const row = (await readPageRow(db, name, [language])) ?? firstLimitText(name, language)
      if (!row) throw new Wrong(`There is no page "${name}" in "${language}". "fairhouse pages list" shows them all.`)
      return { value: row, lines: ['---', `title: ${row.title}`, `description: ${row.description}`, '---', '', row.body] }
    },
  },
  {
    words: 'pages publish',
    takes: 'NAME LANGUAGE FILE',
    about: `publishes a new version of a page at once, or of the words about changes of limits (${limitTextNames.join(', ')}); the versions before are kept`,
    run: async (house, args) => {
      const [name, language, file] = [need(args, 0, 'The name of a page'), need(args, 1, 'The language'), need(args, 2, 'The file')]
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Wrong('The name of a page is made of small letters, digits and single hyphens.')
      if (!house.settings.get('languages').includes(language)) throw new Wrong(`"${language}" is not one of the languages offered.`)
      const text = textIn(file)
      const missing = limitTextNames.includes(name) ? ['{delay}', '{email}'].filter((place) => !text.body.includes(place)) : []
      if (missing.length > 0)
        throw new Wrong(`The text needs ${missing.join(' and ')}: the delay of the rules and the address of the support stand there.`)
      const version = await publishPage(house, { ...text, name, language }, 'command line')
      return { value: { name, language, version }, lines: [`/${name} in "${language}" is now version ${version}.`] }
    },
  },
]

function textIn(file: string) {
  try {
    return readPageText(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Wrong((error as { code?: string }).code ? `The file ${file} cannot be read.` : (error as Error).message) // Node's file errors have a code
  }
}
