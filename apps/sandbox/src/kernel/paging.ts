/** Number of rows of a page, unless the query names another number. */
export const defaultPageSize = 10

/** Limit and offset for a page, whose number counts from zero. */
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
