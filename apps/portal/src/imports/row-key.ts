/**
 * The idempotency key of a row: the same for the same content, whoever sends it again and from whatever file, so that a
 * row is never written twice by one user. (IMP-32)
 */
export const rowKey = async (kind: string, body: unknown): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, body]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `import-${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
