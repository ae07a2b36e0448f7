import type { OfficeAnswers, OfficeAt, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import type { Said } from '../frame/command.ts'

/** What became of an act: done at once, applied once its request was signed, or waiting for that. */
export type Acted<Answer> =
  | { state: 'done'; answer: Answer }
  /** No answer: it reveals something, or is shown once, to whoever signed. */
  | { state: 'applied'; by: string; request: string; answer: Answer | null }
  | { state: 'waiting'; address: string; request: string }

/** What goes with a call besides its input. */
export type With = { reason?: string | undefined; missing?: string | undefined }

/** The office, as a command of one person sees it. A refusal ends the command with a sentence. */
export type OfficeSide = {
  origin: string
  read: <At extends OfficeAt>(at: At, input: OfficeTakes<At>, more?: With) => Promise<OfficeAnswers<At>>
  /** Does an act. What needs a signature becomes a request, and is waited for. */
  act: <At extends OfficeAt>(at: At, input: OfficeTakes<At>, more?: With) => Promise<Acted<OfficeAnswers<At>>>
  /** The time of the house. */
  now: () => Promise<Date>
  /** What was handed to the command by standard input; empty if nothing was. */
  readInput: () => Promise<string>
}

/** A command that asks the office, as the person who is logged in. */
export type OfficeCommand = {
  words: string
  takes: string
  about: string
  ask: (office: OfficeSide, args: string[], options: Record<string, string>) => Promise<Said>
}

/** Where a command waits for somebody: a code that is to be typed, or a request that is to be signed. */
export type WaitsFor = { code: string; page: string } | { request: string; gate: 'stepUp' | 'second'; address: string }

/** What a command has around it: how it reaches an office, speaks and waits meanwhile, and reads what it is handed. */
export type Surroundings = {
  fetchOf: (origin: string) => typeof fetch
  tell: (line: string) => void
  wait: (what: WaitsFor) => Promise<void>
  readInput: () => Promise<string>
}

/** What a call answered, if it is known here. */
export const answerOf = <Answer>(acted: Acted<Answer>): Answer | undefined =>
  acted.state === 'waiting' ? undefined : (acted.answer ?? undefined)

/** Says that an act is done, or that it waits and where. */
export function saidOf(acted: Acted<unknown>, done: { value: object; lines: string[] }): Said {
  if (acted.state !== 'waiting') return acted.state === 'done' ? done : { ...done, value: { ...done.value, request: acted.request } }
  const { request, address } = acted
  return { value: { waits: true, request, address }, lines: [`Nothing has changed yet: it waits at ${address}`] }
}
