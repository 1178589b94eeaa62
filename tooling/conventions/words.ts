/** Words that names avoid, each with the term that a reader knows. */
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

/** Comments and texts, which are prose and not names. The expressions in templates are code. */
const prose =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{[^{}]*\}|[^`\\])*`/g

const expressionsIn = (text: string): string =>
  text.startsWith('`') ? Array.from(text.matchAll(/\$\{([^{}]*)\}/g), ([, code]) => code).join(' ') : ' '

/** The names of a source, each once. */
export const namesIn = (source: string): ReadonlySet<string> =>
  new Set(source.replaceAll(prose, expressionsIn).match(/[A-Za-z_$][\w$]*/g))

/** The problems of a name: its words that have a standard term, and that term. */
export const problemsOf = (name: string): readonly string[] =>
  wordsOf(name)
    .filter((word) => Object.hasOwn(standardTerms, word))
    .map((word) => `${name}: not "${word}" but ${standardTerms[word]}`)
