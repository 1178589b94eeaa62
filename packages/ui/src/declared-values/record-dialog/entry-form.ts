import type { FieldValues } from 'react-hook-form'
import type { DraftFormState } from '../../kernel'

/** Judges a form as its own button would, errors shown and focused, and gives what is in it; nothing where it is not valid. */
export const submitted = <Draft extends FieldValues>(
  form: DraftFormState<Draft>,
): Promise<Draft | undefined> =>
  new Promise((resolve) => {
    void form.handleSubmit(
      (draft) => resolve(draft),
      () => resolve(undefined),
    )()
  })
