import { checkFiles, type ChosenFile, type FileRules } from '@fairhouse/fields'
import { fieldText } from '@fairhouse/messages'
import { useEffect, useState, type ChangeEvent } from 'react'
import { showError } from '../../base/show-error.ts'
import { useSite } from '../../base/site.ts'
import { readFile } from './read-file.ts'
import type { Chosen } from './upload-flow.ts'

type Camera = 'none' | 'phone' | 'computer'

/** Takes photos and files, each checked before it is taken: too big a one is told by a floating notice, everything else beside the buttons. */
export function usePicking(rules: FileRules, onPick: (files: readonly Chosen[]) => void) {
  const site = useSite()
  const { texts } = site
  const [camera, setCamera] = useState<Camera>('none')
  const [wrong, setWrong] = useState<string>()
  useEffect(() => void cameraHere().then(setCamera), [])
  const failed = () => setWrong(texts.t('field.rule.snapshotFailed'))
  const take = async (files: readonly File[], by: Chosen['by']) => {
    const found = checkFiles(files.map(fileOf), rules)
    setWrong(found && found.rule !== 'maxSize' ? fieldText(texts, '', found) : undefined)
    if (found?.rule === 'maxSize') await showError(site, { error: 'maxSize', errorCode: 0, errorDetails: { ...found.values } })
    if (found) return
    const read = await Promise.all(files.map((file) => readFile(file, by))).catch(() => undefined)
    if (read) onPick(read)
    else failed()
  }
  const chosen = (by: Chosen['by']) => (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    event.currentTarget.value = '' // the same file can be chosen again
    if (files.length > 0) void take(files, by)
  }
  return { camera, wrong, take, chosen, failed }
}

const fileOf = ({ name, size, type }: File): ChosenFile => ({ name, size, type })

/** Returns which camera there is: a phone opens its own, a computer's picture is shown in the page. */
async function cameraHere(): Promise<Camera> {
  if (matchMedia('(pointer: coarse)').matches) return 'phone'
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => [])
  return devices?.some(({ kind }) => kind === 'videoinput') ? 'computer' : 'none'
}
