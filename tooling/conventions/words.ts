/** Words that must not be in names, each with the standard term that replaces it. */
export const standardTerms: Readonly<Record<string, string>> = {
  act: 'action',
  acts: 'actions',
  barred: 'blocked',
  desk: 'store',
  door: 'entry point, socket or target',
  doors: 'entry points',
  drawn: 'rendered, or shown',
  farewell: 'sign-out',
  floors: 'layers',
  hole: 'vulnerability or gap',
  holes: 'vulnerabilities or gaps',
  keeper: 'manager or store',
  keepers: 'managers or stores',
  lapsed: 'expired',
  made: 'created, or cached',
  overtaken: 'conflict',
  room: 'folder, module or space',
  rooms: 'folders, modules or space',
  sought: 'query',
  walk: 'steps, or previous and next',
  walks: 'runs',
}

/** The words of a name in camel case, in capitals or with hyphens. */
export const wordsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** A pattern for comments and texts, which are prose and contain no names. Expressions in templates are code. */
const prose =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{[^{}]*\}|[^`\\])*`/g

const expressionsIn = (text: string): string =>
  text.startsWith('`') ? Array.from(text.matchAll(/\$\{([^{}]*)\}/g), ([, code]) => code).join(' ') : ' '

/** The names in a source text, each once. */
export const namesIn = (source: string): ReadonlySet<string> =>
  new Set(source.replaceAll(prose, expressionsIn).match(/[A-Za-z_$][\w$]*/g))

/** The problems of a name. Each problem is a refused word in the name, with the standard term that replaces it. */
export const problemsOf = (name: string): readonly string[] =>
  wordsOf(name)
    .filter((word) => Object.hasOwn(standardTerms, word))
    .map((word) => `${name}: not "${word}" but ${standardTerms[word]}`)
