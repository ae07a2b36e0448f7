import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCompressible, compressText, typeOf } from './ready-file.ts'

/** Writes a compressed copy beside each file of a folder that compression makes smaller: `a.js.br` and `a.js.gz`. Part of a build. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => isCompressible(typeOf(name)))
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

async function compressFile(file: string): Promise<void> {
  const { br, gzip } = await compressText(await readFile(file))
  await Promise.all([br && writeFile(`${file}.br`, br), gzip && writeFile(`${file}.gz`, gzip)])
}
