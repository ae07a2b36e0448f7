import { isDeepStrictEqual } from 'node:util'
import { need } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'
import { answerOf, saidOf, type OfficeCommand } from '../client/office-command.ts'

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const unknown = (name: string) => `There is no setting "${name}". "fairhouse settings list" shows them all.`

/** Parses a command-line value as JSON if possible, else returns the text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Commands about settings. */
export const settingsCommands: OfficeCommand[] = [
  {
    words: 'settings list',
    takes: '',
    about: 'every setting with its value',
    ask: async ({ read }) => {
      const { settings } = await read('GET /office/settings', {})
      return {
        value: Object.fromEntries(settings.map(({ name, value }) => [name, value])),
        lines: settings.map(({ name, value }) => `${name} = ${shown(value)}`),
      }
    },
  },
  {
    words: 'settings get',
    takes: 'NAME',
    about: 'one setting, its default and what it is for',
    ask: async ({ read }, args) => {
      const name = need(args, 0, 'The name of a setting')
      const { setting, standard } = await read('GET /office/settings/one', { name }, { missing: unknown(name) })
      const { value, scope, about } = setting
      return {
        value: { name, value, fallback: standard, scope, about },
        lines: [`${name} = ${shown(value)}`, `default ${shown(standard)}, ${scope}`, about],
      }
    },
  },
  {
    words: 'settings set',
    takes: 'NAME VALUE --reason TEXT',
    about: 'changes a setting; it holds at once, without a restart',
    ask: async (office, args, { reason }) => {
      const [name, value] = [need(args, 0, 'The name of a setting'), valueOf(need(args, 1, 'The value'))]
      const done = { value: { name, value }, lines: [`${name} = ${shown(value)}`] }
      const { setting } = await office.read('GET /office/settings/one', { name }, { missing: unknown(name) })
      // A script may say again what is so already.
      if (isDeepStrictEqual(setting.value, value)) return done
      const acted = await office.act('POST /office/settings/change', { name, value }, { reason, missing: unknown(name) })
      return saidOf(acted, done)
    },
  },
  {
    words: 'settings file',
    takes: '',
    about: 'all settings as one file with comments: what each is for, its default, its value',
    ask: async ({ read }) => {
      const { text } = await read('GET /office/settings/file', {})
      return { value: { text }, lines: text.trimEnd().split('\n') }
    },
  },
  {
    words: 'settings apply',
    takes: 'FILE --reason TEXT',
    about: 'sets what such a file sets; what it cannot take is told and skipped',
    ask: async (office, args, { reason }) => {
      const text = await textOf(need(args, 0, 'The settings file'))
      const acted = await office.act('POST /office/settings/apply', { text }, { reason })
      const answer = answerOf(acted)
      if (!answer) return saidOf(acted, { value: {}, lines: [] })
      const { taken, problems } = answer
      return { value: answer, lines: [...taken.map((name) => `${name} is set.`), ...problems], wrong: problems.length > 0 }
    },
  },
]
