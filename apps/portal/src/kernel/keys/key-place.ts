const NOT_TYPED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
  .map((type) => `[type=${type}]`)
  .join(', ')

/**
 * Elements in which single characters have a meaning, such as text fields and lists that are searched by their first
 * letters.
 */
const TYPING = [
  `input:not(${NOT_TYPED})`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...['combobox', 'grid', 'listbox', 'menu', 'searchbox', 'spinbutton', 'textbox', 'tree'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ')

/**
 * Whether the portal's shortcuts work for the element that has the focus. They do not work in a text field or while a
 * modal dialog is open. In a modal panel that shows a row, only the shortcuts that step through rows work. (FRA-23,
 * REC-124)
 */
export const acceptsKeys = (
  target: EventTarget | null,
  { stepsThroughRows = false }: { readonly stepsThroughRows?: boolean } = {},
): boolean => {
  if (target instanceof Element && target.closest(TYPING) !== null) return false
  const modals = [...document.querySelectorAll('[aria-modal=true]:not([hidden])')]
  return modals.every((modal) => stepsThroughRows && modal.querySelector('[data-row-panel]') !== null)
}

/** Selector of the controls that Space presses. */
const PRESSED_BY_SPACE = 'button, input, summary, [role=switch], [role=checkbox], [role=tab]'

/**
 * Whether Space opens the row that has the focus. Space does not open a row if the focus is on a control that Space
 * presses. Outside of rows, Space scrolls the page. (REC-124)
 */
export const acceptsSpace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[data-row-id]') !== null &&
  target.closest(PRESSED_BY_SPACE) === null
