import type { Catalogue } from '@remesa/ui/kernel'

/** A catalogue from a query. A loaded list is shown even if reading it again has failed. */
export const catalogueFromQuery = <Item>(
  { isError, refetch }: { readonly isError: boolean; readonly refetch: () => unknown },
  items: readonly Item[] | undefined,
): Catalogue<Item> => ({
  items,
  onRetry: isError && items === undefined ? () => void refetch() : undefined,
})
