import type { Catalogue } from '@remesa/ui/kernel'

/** A list that is there is shown, also when reading it anew has failed. */
export const catalogueFromQuery = <Item>(
  { isError, refetch }: { readonly isError: boolean; readonly refetch: () => unknown },
  items: readonly Item[] | undefined,
): Catalogue<Item> => ({
  items,
  onRetry: isError && items === undefined ? () => void refetch() : undefined,
})
