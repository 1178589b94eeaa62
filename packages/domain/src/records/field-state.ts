/**
 * The state of a form field. A `read-only` value is decided by another system. A `disabled` field can be used after
 * other fields have been filled in.
 */
export type FieldState = 'hidden' | 'disabled' | 'read-only' | 'editable'
