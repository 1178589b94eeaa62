import type { Issue } from '@remesa/domain/kernel'
import type { CommodityType, CustomerCurrency, Denomination, Fault, Pack } from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import { issueText, type Translate } from '../../i18n'

/** A list to choose from that comes from the back end. */
export interface Catalogue<Item> {
  /** `undefined` while it is on its way, or when it did not come. */
  readonly items: readonly Item[] | undefined
  /** Given when it did not come: asks for it again. */
  readonly onRetry: (() => void) | undefined
}

/** What the forms of a new order choose from. */
export interface OrderCatalogues {
  readonly currencies: Catalogue<CustomerCurrency>
  /** Notes and coins of the chosen currency. */
  readonly denominations: Catalogue<Denomination>
  readonly packs: Catalogue<Pack>
  /** The highest totals that the service point may order. */
  readonly limits: Catalogue<OrderLimit>
  readonly faults: Catalogue<Fault>
  readonly supplies: Catalogue<CommodityType>
}

/** What the form of any type of order is told and tells. Fields go by the paths that issues name. */
export interface FormProps<Draft> {
  readonly draft: Draft
  readonly onChange: (detail: { readonly field: string; readonly patch: Partial<Draft> }) => void
  readonly onLeave: (detail: { readonly field: string }) => void
  /** What is shown as wrong, whether a rule here or the server found it. */
  readonly issues: readonly Issue[]
  /** Id of a control, so that a summary can lead to it. */
  readonly controlId: (place: string) => string
}

/** What is wrong at a field, in words. */
export const errorAt = (t: Translate, issues: readonly Issue[], field: string): string | undefined => {
  const found = issues.find(({ path }) => path === field)
  return found === undefined ? undefined : issueText(t, found)
}

/** What a control needs of its form besides its value. */
export const controlOf = (
  { issues, controlId, onLeave }: Pick<FormProps<never>, 'issues' | 'controlId' | 'onLeave'>,
  t: Translate,
  field: string,
) => ({
  id: controlId(field),
  name: field,
  onBlur: () => onLeave({ field }),
  error: errorAt(t, issues, field),
})
