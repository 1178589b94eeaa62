import { isRequestType } from '@remesa/domain/orders'

const fits: Readonly<Record<string, (text: string) => boolean>> = {
  id: (text) => /^\d{1,15}$/.test(text),
  kind: isRequestType,
  // A segment of one or two dots would lead to another path, even if it is percent-encoded.
  serviceId: (text) => text !== '' && text.length <= 64 && text !== '.' && text !== '..',
}

/** The path of a pattern, in which each `:name` is replaced by its percent-encoded value. */
export const fillPattern = (
  pattern: string,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  pattern.replaceAll(/:(\w+)/g, (_placeholder, name: string) => encodeURIComponent(values[name] ?? ''))

/**
 * The decoded values in a path, one for each `:name` of the pattern; `undefined` if the path does not match. `:id`
 * matches a number of up to 15 digits, `:kind` a type of order, `:serviceId` up to 64 characters.
 *
 * @param path as in the URL, percent-encoded. A trailing slash makes no difference.
 */
export const matchPattern = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const segments = (path.length > 1 ? path.replace(/\/$/, '') : path).split('/')
  const parts = pattern.split('/')
  if (parts.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined
      continue
    }
    const name = part.slice(1)
    const text = decoded(segment)
    if (text === undefined || fits[name]?.(text) !== true) return undefined
    params[name] = text
  }
  return params
}

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
