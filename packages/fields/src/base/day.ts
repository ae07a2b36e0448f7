/** Returns whether a text is an existing day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

/** Returns the same day some years earlier; 29 February becomes the 28th if that year has no 29th. */
export function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years
  const rest = day.slice(4) === '-02-29' && daysOf(year, 2) === 28 ? '-02-28' : day.slice(4)
  return `${String(Math.max(year, 0)).padStart(4, '0')}${rest}`
}

/** Returns noon of a day without a time zone: read in any zone, it is the same date. */
export function noonOf(day: string): string {
  return `${day}T12:00:00`
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
