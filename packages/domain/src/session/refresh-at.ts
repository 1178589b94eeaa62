/** The number of seconds before the end of a token at which it is renewed. */
export const REFRESH_LEAD_SECONDS = 60

/**
 * The time at which a token is renewed: 60 s before it ends, or at half its lifetime if that is 60 s or less. A token
 * that ends before it begins is renewed at once. (SES-10)
 *
 * @param token Start and end of the token in use, in epoch milliseconds.
 * @returns Epoch milliseconds; an instant in the past means now.
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
