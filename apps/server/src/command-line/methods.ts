import { methodCatalogue } from '../cashier/index.ts'
import type { Command } from './command.ts'

export const methodCommands: Command[] = [
  {
    words: 'methods known',
    takes: '[WORD]',
    about: 'ways to pay by id and brand; with a word those whose brand has it',
    run: async (_, [word = '']) => {
      const value = methodCatalogue.filter(({ brand }) => brand.toLocaleLowerCase().includes(word.toLocaleLowerCase()))
      return { value, lines: value.map(({ id, brand }) => `${id}  ${brand}`) }
    },
  },
]
