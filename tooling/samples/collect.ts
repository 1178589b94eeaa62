import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { homeOf, packages, testDouble } from '../packages/pack.ts'
import { root } from '../run.ts'

/** A piece of code in a README or a docstring for importers. */
export interface Sample {
  /** The position of the sample's first line, for example `packages/domain/README.md:20`. */
  readonly place: string
  readonly kind: 'ts' | 'tsx'
  readonly code: string
}

/** A unique file name for a sample, for tools that need one. */
export const fileOf = ({ place, kind }: Sample): string => `${place.replaceAll(/\W+/g, '-')}.${kind}`

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

const FENCED = /```(tsx?)\n([\s\S]*?)```/g

const ofPage = (file: string): readonly Sample[] => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(FENCED)].map((match) => ({
    place: `${file}:${lineAt(text, match.index) + 1}`,
    kind: match[1] === 'tsx' ? 'tsx' : 'ts',
    code: match[2] ?? '',
  }))
}

const DOCSTRING = /\/\*\*(?:(?!\*\/)[\s\S])*?@example\n([\s\S]*?)\*\//g

/** The names that code uses in declarations and in expressions. The fields of objects are excluded. */
const namesIn = (
  code: string,
): { readonly used: ReadonlySet<string>; readonly declared: ReadonlySet<string> } => {
  const [used, declared] = [new Set<string>(), new Set<string>()]
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node
      const isField =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node)
      const isDeclared =
        (ts.isVariableDeclaration(parent) || ts.isBindingElement(parent) || ts.isParameter(parent)) &&
        parent.name === node
      const isImported =
        ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent)
      if (isDeclared || isImported) declared.add(node.text)
      else if (!isField) used.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return { used, declared }
}

/** Names that code uses but does not declare. The program around the code has to provide them. */
export const freeNames = (code: string): readonly string[] => {
  const { used, declared } = namesIn(code)
  return [...used].filter((name) => !declared.has(name))
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

/**
 * The entry point from which importers get each exported name. If several entry points export a name, it is the first.
 */
const exportedNames = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const home of [...packages, testDouble].map(homeOf)) {
    const { name, exports }: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
    for (const [subpath, conditions] of Object.entries(exports)) {
      const source = typeof conditions === 'string' ? undefined : conditions['@remesa/source']
      if (source === undefined) continue
      const text = readFileSync(join(home, source), 'utf8')
      const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
        list.replaceAll(/\/\*.*?\*\//g, '').split(','),
      )
      const declared = [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
        ([, each = '']) => each,
      )
      for (const each of [...lists, ...declared]) {
        const word = each.trim().split(' as ').at(-1)?.trim() ?? ''
        if (/^\w+$/.test(word) && !found.has(word)) found.set(word, join(name, subpath))
      }
    }
  }
  return found
}

/** The code with the imports that a docstring omits. They are added as an editor would add them. */
const withImports = (code: string, exported: ReadonlyMap<string, string>): string => {
  const imports = freeNames(code).flatMap((name) => {
    const specifier = exported.get(name)
    return specifier === undefined ? [] : [`import { ${name} } from '${specifier}'`]
  })
  return [...imports, code].join('\n')
}

const ofSource = (file: string, exported: ReadonlyMap<string, string>): readonly Sample[] => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(DOCSTRING)].map((match) => {
    const lines = (match[1] ?? '').replaceAll(/^ *\* ?/gm, '')
    const fenced = /```ts\n([\s\S]*?)```/.exec(lines)
    if (fenced === null) throw new Error(`${file}: an example stands between \`\`\`ts and \`\`\``)
    return {
      place: `${file}:${lineAt(text, match.index)}`,
      kind: 'ts',
      code: withImports(fenced[1] ?? '', exported),
    }
  })
}

const inOrder = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root }).toSorted((a, b) => (a < b ? -1 : 1))

/** The samples in the READMEs of the published packages. */
export const readmeSamples = (): readonly Sample[] =>
  [...packages.map((name) => `packages/${name}/README.md`), `apps/${testDouble}/README.md`].flatMap(ofPage)

/** The samples on the front page and in the how-tos. Like docstrings, these omit imports. */
export const guideSamples = (): readonly Sample[] => {
  const exported = exportedNames()
  return ['docs/start.md', ...inOrder('docs/how-to/*.md')]
    .flatMap(ofPage)
    .map((sample) => ({ ...sample, code: withImports(sample.code, exported) }))
}

/** The samples in the `@example`s of exported functions. */
export const docstringSamples = (): readonly Sample[] => {
  const exported = exportedNames()
  return ['packages/*/src/**/*.ts', `apps/${testDouble}/src/in-process/*.ts`]
    .flatMap(inOrder)
    .flatMap((file) => ofSource(file, exported))
}
