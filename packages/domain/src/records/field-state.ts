/**
 * The state of a form field. `read-only`: another system decides the value. `disabled`: other fields must be filled in
 * first.
 */
export type FieldState = 'hidden' | 'disabled' | 'read-only' | 'editable'
