import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPackable, packText, typeOf } from './ready-file.ts'

/** Writes a packed copy beside each file of a folder that packing makes smaller: `a.js.br` and `a.js.gz`. Part of a build. */
export async function packFolder(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => isPackable(typeOf(name)))
  await Promise.all(names.map((name) => packFile(join(folder, name))))
}

async function packFile(file: string): Promise<void> {
  const { br, gzip } = await packText(await readFile(file))
  await Promise.all([br && writeFile(`${file}.br`, br), gzip && writeFile(`${file}.gz`, gzip)])
}
