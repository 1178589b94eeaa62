/** The fields for adding an article to the list of articles, as the user filled them in. */
export interface SupplyEntry {
  /** Id of the chosen kind of operating material; empty if no kind is chosen. */
  readonly commodityTypeId: string
  /** Id of the chosen article of this kind; empty if no article is chosen. */
  readonly commodityId: string
  /** The number of pieces of the article, as the user typed it. */
  readonly quantity: string
}

/** The initial values in the fields for adding an article: nothing is chosen. (ORD-97) */
export const emptySupplyEntry = (): SupplyEntry => ({ commodityTypeId: '', commodityId: '', quantity: '' })
