/** The number of seconds before its end at which a token is exchanged. */
export const REFRESH_LEAD_SECONDS = 60

/**
 * The time to exchange a token: 60 s before it ends, or at half its lifetime if that is 60 s or less. A token
 * that ends before it begins is exchanged at once. (SES-10)
 *
 * @param token instants of the token in use, in milliseconds since the epoch.
 * @returns milliseconds since the epoch; an instant in the past means now.
 */
export const refreshAt = ({
  issuedAt,
  expiresAt,
}: {
  readonly issuedAt: number
  readonly expiresAt: number
}): number => {
  const life = Math.max(0, expiresAt - issuedAt)
  const lead = REFRESH_LEAD_SECONDS * 1_000
  return issuedAt + (life > lead ? life - lead : Math.floor(life / 2))
}
