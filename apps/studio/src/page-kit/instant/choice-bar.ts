import { html, type Html } from '@fairhouse/process/html.ts'

type Bar = {
  /** The name of its radio buttons. */
  name: string
  legend: string
  options: readonly { value: string | number; text: string | number }[]
  chosen: string | number
}

/** Draws a bar of choices, of which one is chosen; `openChoices` reads it. */
export function choiceBar({ name, legend, options, chosen }: Bar): Html {
  return html`<fieldset class="choice-bar">
    <legend>${legend}</legend>
    <div class="choice-options">
      ${options.map(
        ({ value, text }) =>
          html`<label><input type="radio" name="${name}" value="${value}" ${value === chosen && 'checked'} /><span>${text}</span></label>`,
      )}
    </div>
  </fieldset>`
}
