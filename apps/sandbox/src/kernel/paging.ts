/** Rows of a page by default. */
export const defaultPageSize = 10

/** Limit and offset of a page that counts from zero. */
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
