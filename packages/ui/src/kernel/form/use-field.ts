import { useEffect } from 'react'
import { issueText, useT } from '../../i18n'
import type { FormState } from './use-form-state'

export interface FieldOptions {
  /** The path of its issues. `undefined` for a control without a place in the draft yet. */
  readonly path: string | undefined
  /** Other paths whose issues are corrected at this control. */
  readonly also?: readonly string[] | undefined
  readonly label: string
  /** Name of the control if it has to survive a change of path: lines of a list move. */
  readonly control?: string | undefined
}

/** Props of a control from its form, besides the value: id, name, error, and a blur handler. */
export function useField(form: FormState, { path, also, label, control = path }: FieldOptions) {
  const t = useT()
  const paths = [...(path === undefined ? [] : [path]), ...(also ?? [])]
  const key = paths.join(' ')
  const { register } = form
  const controlId = form.controlId(control ?? '')
  useEffect(
    () => (key === '' ? undefined : register(key.split(' '), { controlId, label })),
    [register, key, controlId, label],
  )
  const found = form.issueAt(...paths)
  return {
    id: controlId,
    name: control,
    error: found && issueText(t, found),
    onBlur: () => {
      if (path !== undefined) form.leave(path)
    },
  }
}
