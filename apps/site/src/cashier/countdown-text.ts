/** What is left of a time: minutes and seconds under an hour, above it hours and minutes; nothing once it is over. */
export function countdownText(untilMs: number, nowMs: number): string | undefined {
  const seconds = Math.ceil((untilMs - nowMs) / 1000)
  if (seconds <= 0) return undefined
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}` : `${two(minutes)}:${two(seconds % 60)}`
}
