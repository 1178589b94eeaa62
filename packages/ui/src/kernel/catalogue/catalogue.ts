/** A list to choose from that comes from the back end. */
export interface Catalogue<Item> {
  /** `undefined` while it is on its way, or when it did not come. */
  readonly items: readonly Item[] | undefined
  /** Given when it did not come: asks for it again. */
  readonly onRetry: (() => void) | undefined
}
