const NOT_TYPED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
  .map((type) => `[type=${type}]`)
  .join(', ')

/** Where single characters already mean something: text, and lists that are searched by their first letters. */
const TYPING = [
  `input:not(${NOT_TYPED})`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...['combobox', 'grid', 'listbox', 'menu', 'searchbox', 'spinbutton', 'textbox', 'tree'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ')

/** Whether the keys of the page act where the focus is: not in a text, and not while a modal window is open. (FRA-23) */
export const acceptsKeys = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest(TYPING) !== null) &&
  document.querySelector('[aria-modal=true]:not([hidden])') === null
