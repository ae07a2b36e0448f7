import { readFile } from 'node:fs/promises'
import { catalogue, changeSetting, isSettingName, readSettingsText, settingsText, takeSettings } from '../../../settings/index.ts'
import { actorOf } from '../frame/actor.ts'
import { need, Wrong, type Command } from '../frame/command.ts'

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Parses a command-line value as JSON if possible, else returns the text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const settingsCommands: Command[] = [
  {
    words: 'settings list',
    takes: '',
    about: 'every setting with its value',
    run: async ({ settings }) => {
      const all = { ...settings.all('page'), ...settings.all('server') }
      return { value: all, lines: Object.entries(all).map(([name, value]) => `${name} = ${shown(value)}`) }
    },
  },
  {
    words: 'settings get',
    takes: 'NAME',
    about: 'one setting, its default and what it is for',
    run: async ({ settings }, args) => {
      const name = need(args, 0, 'The name of a setting')
      if (!isSettingName(name)) throw new Wrong(`There is no setting "${name}". "fairhouse settings list" shows them all.`)
      const { about, fallback, scope } = catalogue[name]
      const value = settings.get(name)
      return {
        value: { name, value, fallback, scope, about },
        lines: [`${name} = ${shown(value)}`, `default ${shown(fallback)}, ${scope}`, about],
      }
    },
  },
  {
    words: 'settings set',
    takes: 'NAME VALUE',
    about: 'changes a setting; it holds at once, without a restart',
    run: async ({ db, clock }, args, options) => {
      const name = need(args, 0, 'The name of a setting')
      const value = await changeSetting(db, name, valueOf(need(args, 1, 'The value')), clock.now(), actorOf(options)).catch(
        (error: Error) => {
          throw new Wrong(error.message)
        },
      )
      return { value: { name, value }, lines: [`${name} = ${shown(value)}`] }
    },
  },
  {
    words: 'settings file',
    takes: '',
    about: 'all settings as one file with comments: what each is for, its default, its value',
    run: async ({ settings }) => {
      const text = settingsText(settings.get)
      return { value: { text }, lines: text.trimEnd().split('\n') }
    },
  },
  {
    words: 'settings apply',
    takes: 'FILE',
    about: 'sets what such a file sets; what it cannot take is told and skipped',
    run: async ({ db, clock, settings }, args, options) => {
      const file = need(args, 0, 'The settings file')
      const given = await readFile(file, 'utf8')
        .then(readSettingsText)
        .catch((error: Error) => {
          throw new Wrong(error.message)
        })
      const value = await takeSettings(db, settings, given, clock.now(), actorOf(options))
      const lines = [...value.taken.map((name) => `${name} = ${shown(settings.get(name as never))}`), ...value.problems] // a setting that was accepted
      return { value, lines: lines.length > 0 ? lines : ['Nothing to change.'], wrong: value.problems.length > 0 }
    },
  },
]
