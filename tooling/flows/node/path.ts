/** The functions of `node:path` that the back end calls. */
export const join = (...parts: readonly string[]): string => parts.join('/').replaceAll(/\/+/g, '/')
export const dirname = (path: string): string => path.replace(/\/[^/]*$/, '')
