/**
 * The idempotency key of a row: the same for the same content, whoever sends it again and from whatever file, so that a
 * row is never written twice by one user. A change counts from its version: the same change of a later state is another
 * one. (IMP-32)
 */
export const rowKey = async (kind: string, body: unknown, version?: string): Promise<string> => {
  const bytes = new TextEncoder().encode(
    JSON.stringify(version === undefined ? [kind, body] : [kind, body, version]),
  )
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `import-${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
