/**
 * Types a text as fast as a scanner does, so that the next character arrives while the page still renders the previous
 * one: each character is one input event, and the page gets one task after it. A line break is the key Enter.
 */
export async function typeFast(field: Element, text: string): Promise<void> {
  if (!(field instanceof HTMLInputElement)) throw new TypeError('The field is not an input.')
  field.focus()
  for (const character of text) {
    if (character === '\n')
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    else {
      field.setRangeText(character, field.value.length, field.value.length, 'end')
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, data: character, inputType: 'insertText' }),
      )
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}
