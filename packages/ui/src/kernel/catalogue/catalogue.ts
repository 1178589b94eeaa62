/** Items from the back end, from which the user can choose. */
export interface Catalogue<Item> {
  /** The items; `undefined` while they are loading, or if they failed to load. */
  readonly items: readonly Item[] | undefined
  /** Loads the items again; present only if loading has failed. */
  readonly onRetry?: (() => void) | undefined
}
