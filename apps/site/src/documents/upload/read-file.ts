import type { Chosen } from './upload-flow.ts'

/** Reads a file as a data URL; rejects if the browser can no longer read it. */
export function readFile(file: File, by: Chosen['by']): Promise<Chosen> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve({ name: file.name, type: file.type, size: file.size, dataUrl: String(reader.result), by }) // asked for as a data URL
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'))
    reader.readAsDataURL(file)
  })
}
