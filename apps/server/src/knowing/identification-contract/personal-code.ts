/** Alpha-2 prefixes, as in certificates, of the countries whose personal codes these carry. */
export const countryCodes: Readonly<Record<string, string>> = { EST: 'EE', LVA: 'LV', LTU: 'LT', BEL: 'BE' }

/** Formats a code as certificates do: without spaces, Latvian ones with their dash. */
export function spelled(country: string, code: string): string {
  const plain = code.replaceAll(/\s/g, '').toUpperCase()
  if (country !== 'LVA') return plain.replaceAll(/[-.]/g, '')
  return plain.includes('-') ? plain : `${plain.slice(0, 6)}-${plain.slice(6)}`
}

type Born = { birthDate?: string; gender?: 'male' | 'female' }

/** Reads birth date and gender from a personal code; newer Latvian ones carry neither. */
export function bornBy(country: string, code: string): Born {
  if (country === 'EST' || country === 'LTU') return balticBirth(code)
  if (country === 'LVA') return latvianBirth(code)
  return country === 'BEL' ? belgianBirth(code) : {}
}

function balticBirth(code: string): Born {
  const [, sex, year, month, day] = /^([1-6])(\d{2})(\d{2})(\d{2})\d{4}$/.exec(code) ?? []
  if (!sex) return {}
  const century = 18 + Math.floor((Number(sex) - 1) / 2)
  return { birthDate: `${century}${year}-${month}-${day}`, gender: Number(sex) % 2 === 1 ? 'male' : 'female' }
}

function latvianBirth(code: string): Born {
  const [, day, month, year, century] = /^(\d{2})(\d{2})(\d{2})-([012])\d{4}$/.exec(code) ?? []
  return day && Number(day) <= 31 ? { birthDate: `${18 + Number(century)}${year}-${month}-${day}` } : {}
}

/** The check number is 97 minus the remainder of the first nine digits, prefixed with 2 for births from 2000 on. */
function belgianBirth(code: string): Born {
  const [, year, month, day, serial, check] = /^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/.exec(code) ?? []
  if (!year) return {}
  const number = Number(code.slice(0, 9))
  const isOld = 97 - (number % 97) === Number(check)
  return { birthDate: `${isOld ? '19' : '20'}${year}-${month}-${day}`, gender: Number(serial) % 2 === 1 ? 'male' : 'female' }
}
