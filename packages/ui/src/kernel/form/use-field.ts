import { useEffect } from 'react'
import { issueText, useT } from '../../i18n'
import type { FormState } from './use-form-state'

export interface FieldOptions {
  /** The path that issues name. `undefined` for a control that has no place in the draft yet. */
  readonly path: string | undefined
  /** Other paths whose issues are corrected at this control. */
  readonly also?: readonly string[] | undefined
  readonly label: string
  /** Name of the control where it is to outlive its path: lines of a list change their places. */
  readonly control?: string | undefined
}

/** What a control needs of its form besides its value: id, name, the error to show, and to be heard when it is left. */
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
