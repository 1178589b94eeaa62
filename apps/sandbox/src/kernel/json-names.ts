const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/**
 * Whether an object in a JSON text has two members of one name, however the names are written. Parsers keep either
 * one, so that the value that one program has checked may not be the one that the next program reads.
 *
 * @param json A text that `JSON.parse` takes.
 */
export const hasDuplicateNames = (json: string): boolean => {
  const objects: Set<string>[] = []
  let last = ''
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') objects.push(new Set())
    else if (token === '}' || token === ']') objects.pop()
    else if (token === ':') {
      const name = String(JSON.parse(last))
      const names = objects.at(-1)
      if (names?.has(name)) return true
      names?.add(name)
    }
    last = token
  }
  return false
}
