/** A list to choose from that comes from the back end. */
export interface Catalogue<Item> {
  /** `undefined` while it is loading, or when it failed to load. */
  readonly items: readonly Item[] | undefined
  /** Present when it failed to load: loads it again. */
  readonly onRetry?: (() => void) | undefined
}
