/** Items that were loaded from the back end for a choice. */
export interface Catalogue<Item> {
  /** The items to choose from; `undefined` while they are loading, or if they failed to load. */
  readonly items: readonly Item[] | undefined
  /** Loads the items again; present if they failed to load. */
  readonly onRetry?: (() => void) | undefined
}
