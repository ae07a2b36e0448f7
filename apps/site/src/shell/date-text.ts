import type { Language } from '@fairhouse/messages'

const shapes = {
  time: { hour: '2-digit', minute: '2-digit', hour12: false },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  wholeMoment: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** A moment for people, in the page's language, with the figures that amounts use. */
export function dateText(language: Language, moment: string | number, shape: keyof typeof shapes): string {
  return new Intl.DateTimeFormat(`${language.tag}-u-nu-latn`, shapes[shape]).format(new Date(moment))
}
