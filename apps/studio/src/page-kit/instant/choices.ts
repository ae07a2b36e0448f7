// Runs in the game's frame: what is chosen on the bars above the plate.

/** Opens the bars with these names; `changed` is called after each choice of the player. */
export function openChoices(names: readonly string[], changed: () => void) {
  const all = () => names.flatMap((name) => [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)])
  for (const input of all()) input.addEventListener('change', changed)
  return {
    chosen: (name: string): string => all().find((input) => input.name === name && input.checked)?.value ?? '',
    choose: (name: string, value: string | number): void => {
      for (const input of all()) if (input.name === name) input.checked = input.value === String(value)
    },
    /** While a round is played nothing can be chosen. */
    lock: (isLocked: boolean): void => all().forEach((input) => (input.disabled = isLocked)),
  }
}
