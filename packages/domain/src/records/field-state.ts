/** How a field of a form stands. Read-only shows a value that another system decides; disabled waits for something else. */
export type FieldState = 'hidden' | 'disabled' | 'read-only' | 'editable'
