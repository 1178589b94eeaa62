import ts from 'typescript'
import { type CallPrinter, callPrinter, readCalls } from './calls.ts'
import type { Entry } from './entries.ts'
import { formatDeclarations } from './format.ts'
import { declarationPrinter } from './print-declaration.ts'
import { type Printed, typePrinter } from './print-type.ts'
import { contractOf, readSurface, type Surface } from './surface.ts'
import { unnamedAnswers } from './unnamed-answers.ts'

export interface ApiReports {
  /** The text of each report, by its path relative to the root of the repository. */
  readonly files: ReadonlyMap<string, string>
  /** Exported names that have no docstring. */
  readonly silent: readonly string[]
  /** Paths of those objects in the contract's responses that have no name. */
  readonly unnamed: readonly string[]
  /** The docstrings of the named schemas, by name. */
  readonly schemas: Readonly<Record<string, string>>
}

/**
 * Creates the report of every entry point from the declarations that `tsc -b` has written. The same declarations always
 * result in the same text.
 */
export async function makeApiReports(): Promise<ApiReports> {
  const surface = readSurface()
  const types = typePrinter(surface)
  const calls = callPrinter(surface, types, await readCalls())
  const read = sectionReader(surface, declarationPrinter(surface, types, calls), calls)
  const sections = surface.entries.filter(isForImporters).map(read)
  const codes = await formatDeclarations(sections.map(({ code }) => code))
  const files = sections.map(({ entry, calls: paragraphs, mentioned }, index) => {
    const help = surface.entries.find(({ report, specifier }) => report === entry.report && isHelp(specifier))
    return [
      entry.report,
      [
        `# \`${entry.specifier}\``,
        '',
        'Every exported name with its full type, by `npm run docs`. `Schema<T>` is a schema of `zod/mini` that makes a `T`; `// reads` says what it reads where that is more.',
        '',
        '```ts',
        codes[index],
        '```',
        ...(paragraphs.length > 0 ? ['', ABOUT_CALLS, '', ...paragraphs] : []),
        ...(mentioned.length > 0 ? ['', 'Types of other entry points in it:', '', ...mentioned] : []),
        ...(help ? ['', `\`${help.specifier}\`, for tests: ${namesOf(surface, help)}.`] : []),
        '',
      ].join('\n'),
    ] as const
  })
  return {
    files: new Map(files),
    silent: surface.entries.filter(isForImporters).flatMap(silentIn(surface)),
    unnamed: unnamedAnswers(surface),
    schemas: Object.fromEntries(
      surface.entries.filter(isForImporters).flatMap(schemasIn(surface)).toSorted(),
    ),
  }
}

/** The first paragraph of the docstring of each schema. Notes that are useful only in this repository are removed. */
const schemasIn =
  ({ checker, exportsOf }: Surface) =>
  (entry: Entry): readonly (readonly [string, string])[] =>
    [...exportsOf(entry)]
      .filter(([name, { flags }]) => /^[A-Z]/.test(name) && flags & ts.SymbolFlags.Variable)
      .filter(([, symbol]) =>
        /^(?:ZodMini|NamedObject\b)/.test(checker.typeToString(checker.getTypeOfSymbol(symbol))),
      )
      .map(([name, symbol]): readonly [string, string] => {
        const text = ts.displayPartsToString(symbol.getDocumentationComment(checker))
        const [paragraph = ''] = text.split(/\n\n/)
        return [
          name,
          paragraph
            .replaceAll(/\s+/g, ' ')
            .replace(/(?<=\.) \([A-Z]{3}-[^()]*\)$/, '')
            .trim(),
        ]
      })
      .filter(([, text]) => text !== '')

const isHelp = (specifier: string): boolean => /^@remesa\/domain\/.*\/testing$/.test(specifier)
const isForImporters = ({ specifier }: Entry): boolean => !isHelp(specifier)

const namesOf = ({ exportsOf }: Surface, entry: Entry): string =>
  [...exportsOf(entry).keys()].map((name) => `\`${name}\``).join(', ')

/**
 * Whether a type only describes a value, as `type PortalContract = typeof contract` does. It then gets the docstring of
 * the value.
 */
const describesValue = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).every(
    (node) => ts.isTypeAliasDeclaration(node) && ts.isTypeQueryNode(node.type),
  )

/** Whether a type is the props of a component of the same entry point, such as `ButtonProps` of `Button`. */
const areProps = (name: string, names: ReadonlyMap<string, ts.Symbol>): boolean =>
  name.endsWith('Props') && names.has(name.slice(0, -'Props'.length))

const silentIn =
  ({ checker, exportsOf, homeOf }: Surface) =>
  (entry: Entry): readonly string[] =>
    [...exportsOf(entry)]
      .filter(([, symbol]) => homeOf(symbol) === entry)
      .filter(([name, symbol]) => !describesValue(symbol) && !areProps(name, exportsOf(entry)))
      .filter(([, symbol]) => symbol.getDocumentationComment(checker).length === 0)
      .map(([name]) => `${entry.specifier}: ${name}`)

/**
 * Symbols that a report omits: type parameters, which are shown where they are used, and modules that contain only the
 * sentences of a language.
 */
const UNSHOWN = ts.SymbolFlags.TypeParameter | ts.SymbolFlags.ValueModule

const ABOUT_CALLS = `## Calls

A line a call, which \`Calls\` above names: its name, method and path, who may make it, what it sends and what it answers. Placeholders of a path are texts unless \`params\` says more; a field with \`?\` may be undefined; \`/* reads T */\` says what is taken where that is more. A call with a key is made once however often it is sent, one from a version takes \`If-Match\`, a silent one shows nothing while it runs. \`errorCodesOf\` adds the codes that follow from the rest to those which a call may be refused with.`

interface Section {
  readonly entry: Entry
  /** The declarations of the entry point before they are formatted. */
  readonly code: string
  /** A paragraph for each feature of the contract, if this is the contract's entry point. */
  readonly calls: readonly string[]
  /** Lines about names that occur in the report but are declared by other entry points. */
  readonly mentioned: readonly string[]
}

function sectionReader(
  surface: Surface,
  print: (name: string, symbol: ts.Symbol) => Printed,
  calls: CallPrinter,
): (entry: Entry) => Section {
  const { checker, exportsOf, homeOf, isOurs } = surface
  const contract = contractOf(surface)

  return (entry) => {
    const names = [...exportsOf(entry)]
    const own = names.filter(([, symbol]) => homeOf(symbol) === entry)
    const seen = new Set(names.map(([, symbol]) => symbol))
    const elsewhere = new Map<string, string[]>()
    const hidden: ts.Symbol[] = []
    const textOf = ({ text, mentions }: Printed): string => {
      for (const mention of mentions) {
        if (seen.has(mention) || !isOurs(mention) || mention.flags & UNSHOWN) continue
        seen.add(mention)
        const home = homeOf(mention)
        if (home === undefined) hidden.push(mention)
        else elsewhere.set(home.specifier, [...(elsewhere.get(home.specifier) ?? []), mention.name])
      }
      return text
    }
    const take = (name: string, symbol: ts.Symbol): string => textOf(print(name, symbol))
    const exported = own.map(([name, symbol]) => take(name, symbol))
    const paragraphs =
      homeOf(contract) === entry ? calls.lines(checker.getTypeOfSymbol(contract)).map(textOf) : []
    const inner: (readonly [string, string])[] = []
    for (let next = hidden.pop(); next !== undefined; next = hidden.pop()) {
      inner.push([next.name, take(next.name, next).replaceAll(/^export /gm, '')])
    }
    return {
      entry,
      code: [
        ...handedOn(surface, entry),
        ...exported,
        ...(inner.length > 0 ? ['// Not exported, but part of the types above:'] : []),
        ...inner.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text),
      ].join('\n'),
      calls: paragraphs,
      mentioned: [...elsewhere]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([specifier, found]) => `- \`${specifier}\`: ${found.toSorted().join(', ')}`),
    }
  }
}

/** Names that an entry point exports although another entry point declares them. */
function handedOn({ exportsOf, homeOf }: Surface, entry: Entry): readonly string[] {
  const byHome = new Map<string, readonly string[]>()
  for (const [name, symbol] of exportsOf(entry)) {
    const home = homeOf(symbol)
    if (home !== undefined && home !== entry)
      byHome.set(home.specifier, [...(byHome.get(home.specifier) ?? []), name])
  }
  return [...byHome].map(([home, names]) => `export { ${names.join(', ')} } from '${home}'`)
}
