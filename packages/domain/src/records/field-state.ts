/** The state of a form field. Read-only: another system decides the value; disabled: it waits for others. */
export type FieldState = 'hidden' | 'disabled' | 'read-only' | 'editable'
