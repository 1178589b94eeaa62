const NOT_TYPED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
  .map((type) => `[type=${type}]`)
  .join(', ')

/** Elements in which single characters have a meaning: text, and lists searched by first letters. */
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
 * Whether the page's keys work at the focus: not in a text field, and not while a modal window is open. The keys that
 * step through rows work in a modal panel that shows a row. (FRA-23, REC-124)
 */
export const acceptsKeys = (
  target: EventTarget | null,
  { stepsThroughRows = false }: { readonly stepsThroughRows?: boolean } = {},
): boolean => {
  if (target instanceof Element && target.closest(TYPING) !== null) return false
  const modals = [...document.querySelectorAll('[aria-modal=true]:not([hidden])')]
  return modals.every((modal) => stepsThroughRows && modal.querySelector('[data-row-panel]') !== null)
}

/** Controls that Space presses. */
const PRESSED_BY_SPACE = 'button, input, summary, [role=switch], [role=checkbox], [role=tab]'

/**
 * Whether Space belongs to the row that has the focus: not on a control that Space presses, and not outside of rows,
 * where it scrolls the page. (REC-124)
 */
export const acceptsSpace = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[data-row-id]') !== null &&
  target.closest(PRESSED_BY_SPACE) === null
