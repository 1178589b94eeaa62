import type { Catalogue } from '@remesa/ui/kernel'

/** A list of options from a query. A list that was loaded remains visible even if a later reading fails. */
export const catalogueFromQuery = <Item>(
  { isError, refetch }: { readonly isError: boolean; readonly refetch: () => unknown },
  items: readonly Item[] | undefined,
): Catalogue<Item> => ({
  items,
  onRetry: isError && items === undefined ? () => void refetch() : undefined,
})
