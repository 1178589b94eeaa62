/** Items from the back end to choose from. */
export interface Catalogue<Item> {
  /** `undefined` while it is loading, or when it failed to load. */
  readonly items: readonly Item[] | undefined
  /** Loads it again; present after a failure. */
  readonly onRetry?: (() => void) | undefined
}
