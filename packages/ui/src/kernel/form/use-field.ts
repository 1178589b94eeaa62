import { useEffect } from 'react'
import { type FieldKind, issueText, useT } from '../../i18n'
import type { FormState } from './use-form-state'

/** The label of a control, and the paths of the issues that it shows. */
export interface FieldOptions {
  /** The path of the control's issues; `undefined` for a control that is not in the draft yet. */
  readonly path: string | undefined
  /** Other paths whose issues the user also corrects at this control, in addition to `path`. */
  readonly also?: readonly string[] | undefined
  readonly label: string
  /** Kind of value of the control; text by default. */
  readonly kind?: FieldKind | undefined
  /**
   * A stable name of the control. It is needed if the path of the control can change, for example because the
   * control is in a line that moves.
   */
  readonly control?: string | undefined
}

/** Props that a control gets from its form besides the value: id, name, error, and a blur handler. */
export function useField(
  form: FormState,
  { path, also, label, kind = 'text', control = path }: FieldOptions,
) {
  const t = useT()
  const paths = [...(path === undefined ? [] : [path]), ...(also ?? [])]
  const key = paths.join(' ')
  const { register } = form
  const controlId = form.controlId(control ?? '')
  useEffect(
    () => (key === '' ? undefined : register(key.split(' '), { controlId, label, kind })),
    [register, key, controlId, label, kind],
  )
  const found = form.issueAt(...paths)
  return {
    id: controlId,
    name: control,
    error: found && issueText(t, found, kind),
    onBlur: () => {
      if (path !== undefined) form.leave(path)
    },
  }
}
