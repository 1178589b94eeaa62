/** The number of seconds between the renewal of a token and its expiry. */
export const REFRESH_LEAD_SECONDS = 60

/**
 * The time at which a token is renewed. This is 60 s before its expiry, or after half of its lifetime if the lifetime
 * is 60 s or less. A token whose expiry is before its start is renewed at once. (SES-10)
 *
 * @param token Start and end of the current token, in epoch milliseconds.
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
