const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/**
 * Whether an object in a JSON text has two members with the same name, even if the names are escaped differently. Some
 * parsers use the first member and others the last, so a program could read a value that was not checked.
 *
 * @param json a text that `JSON.parse` accepts.
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
