// Runs in the game's frame: sounds made by code. Nothing is heard until the player switches them on.

/** How a game sounds: its lowest note in hertz, the scale above it in semitones, and the wave of its tones. */
export type Voice = { root: number; scale: readonly number[]; wave: OscillatorType }

const loudness = 0.12
let voice: Voice = { root: 220, scale: [0, 2, 4, 7, 9], wave: 'triangle' }
let context: AudioContext | null = null
let isOn = false

/** Connects the switch; `given` is the game's voice. */
export function openSound(given: Voice | undefined, words: { soundOn: string; soundOff: string }): void {
  if (given) voice = given
  const button = document.querySelector<HTMLElement>('#sound')
  button?.addEventListener('click', () => {
    isOn = !isOn
    context ??= new AudioContext()
    void (isOn ? context.resume() : context.suspend())
    button.setAttribute('aria-pressed', String(isOn))
    button.setAttribute('aria-label', isOn ? words.soundOff : words.soundOn)
    button.classList.toggle('on', isOn)
    if (isOn) chord([0, 2])
  })
  document.addEventListener('visibilitychange', () => {
    if (context && isOn) void (document.hidden ? context.suspend() : context.resume())
  })
}

/** Something falls, lands or is laid: a short note, the `step`-th of the scale. */
export const tap = (step = 0): void => note(step, 0.09, 0)

/** A round begins. */
export const begin = (): void => chord([0, 1])

/** A win above the stake: the scale upwards, longer with its level (0 to 3). */
export const win = (level: number): void => chord(Array.from({ length: 3 + level * 3 }, (_, step) => step + (level > 1 ? 1 : 0)))

function chord(steps: readonly number[]): void {
  for (const [at, step] of steps.entries()) note(step, 0.28, at * 0.09)
}

/** Plays a note of the scale after so many seconds; it dies away within `seconds`. */
function note(step: number, seconds: number, after: number): void {
  if (!context || !isOn) return
  const { root, scale, wave } = voice
  const octave = Math.floor(step / scale.length)
  const semitones = (scale[step % scale.length] ?? 0) + octave * 12
  const [from, tone, gain] = [context.currentTime + after, context.createOscillator(), context.createGain()]
  tone.type = wave
  tone.frequency.value = root * 2 ** (semitones / 12)
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(loudness, from + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds)
  tone.connect(gain).connect(context.destination)
  tone.start(from)
  tone.stop(from + seconds + 0.02)
}
