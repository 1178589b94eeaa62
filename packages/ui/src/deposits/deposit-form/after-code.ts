import {
  type DepositBag,
  type DepositDraft,
  type DepositFacts,
  fieldAfterCode,
} from '@remesa/domain/deposits'
import type { DraftForm } from '../../kernel'

/**
 * Moves the focus to the next field after the code of a bag is entered. A code with an issue keeps the focus and is
 * selected, so that the next scan replaces it.
 */
export const afterCode = (
  form: DraftForm<DepositDraft>,
  draft: DepositDraft,
  { bags, config }: { readonly bags: readonly DepositBag[]; readonly config: DepositFacts['config'] },
): void => {
  const next = fieldAfterCode(draft, bags, config)
  form.focus(next)
  if (next !== 'barcode') return
  form.leave('barcode')
  const field = document.getElementById(form.controlId('barcode'))
  if (field instanceof HTMLInputElement) field.select()
}
