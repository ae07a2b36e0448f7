/** Puts the keyboard on the first field that has an error. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const wrong = Array.from(form.elements).find((element): element is HTMLInputElement => names.includes(element.getAttribute('name') ?? ''))
  wrong?.focus()
}
