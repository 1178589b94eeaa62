/** Number of rows of a page, unless the query contains another number. */
export const defaultPageSize = 10

/** Limit and offset of a page. The number of the first page is zero. */
export const pageRange = ({
  page,
  size,
}: {
  readonly page?: number | undefined
  readonly size?: number | undefined
}) => {
  const limit = size ?? defaultPageSize
  return { limit, offset: (page ?? 0) * limit }
}
