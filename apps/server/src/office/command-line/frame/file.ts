import { readFile } from 'node:fs/promises'
import { Wrong } from './command.ts'

/** Reads a file that an operator names; throws a sentence if it cannot be read. */
export async function contentOf(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new Wrong(`The file ${file} cannot be read.`)
  })
}

/** Reads a text file that an operator names. */
export const textOf = async (file: string): Promise<string> => (await contentOf(file)).toString('utf8')
