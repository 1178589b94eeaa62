import { parseSync } from 'rolldown/utils'

/** The ways in which a file of the domain uses its environment. */
export interface WorldAccess {
  /** Packages from which the file imports values. */
  readonly packages: readonly string[]
  /**
   * Names that the file uses but does not declare. A name in a `declare` is included, because the environment has to
   * provide it.
   */
  readonly globals: readonly string[]
  /**
   * Uses of the clock, of random numbers, and of the machine's time zone or language. Each has the form `what (line)`.
   */
  readonly impurities: readonly string[]
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): readonly (readonly [string, Node])[] =>
  Object.entries(node).flatMap(([key, value]) => {
    if (key === 'parent') return []
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return values.filter(isNode).map((child) => [key, child] as const)
  })

/**
 * TypeScript nodes around an expression. The compiler removes only the wrapper of these nodes. Every other node whose
 * type begins with TS is a type.
 */
const typedExpressions = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
])

const isErased = (node: Node): boolean =>
  (node.type.startsWith('TS') && !typedExpressions.has(node.type)) ||
  node['importKind'] === 'type' ||
  node['exportKind'] === 'type'

/**
 * Whether a name in this position does not refer to a variable. It is then a member, a label, or an export of another
 * module.
 */
const namesOnly = (parent: Node, key: string): boolean => {
  const isPlainKey = parent['computed'] !== true && parent['shorthand'] !== true
  switch (parent.type) {
    case 'MemberExpression':
      return key === 'property' && isPlainKey
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'key' && isPlainKey
    case 'ImportSpecifier':
      return key === 'imported'
    case 'ExportSpecifier':
      return key === 'exported'
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return true
    default:
      return false
  }
}

const bindingParents: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
}

/** Methods whose results depend on the time zone or the language of the machine. */
const hostMethods = new Set(
  ['Hours', 'Minutes', 'Seconds', 'Milliseconds', 'Date', 'Day', 'Month', 'FullYear', 'Year']
    .flatMap((part) => [`get${part}`, `set${part}`])
    .concat('getTimezoneOffset', 'toDateString', 'toTimeString', 'resolvedOptions')
    .concat('toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'),
)

/**
 * The minimum number of arguments of some methods. With fewer arguments these methods use the current time or the
 * language of the machine.
 */
const leastArguments: Readonly<Record<string, number>> = { format: 1, formatToParts: 1, localeCompare: 2 }

const clockReaders = /Now$|Now[A-Z]|Today$|Tomorrow$|Yesterday$|^isThis|^isFuture$|^isPast$|^constructNow$/

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : ''

const argumentCount = (node: Node): number =>
  Array.isArray(node['arguments']) ? node['arguments'].length : 0

const memberName = (node: Node): string => {
  const property = node['property']
  if (node['computed'] !== true) return nameOf(property)
  return isNode(property) && typeof property['value'] === 'string' ? property['value'] : '[…]'
}

/**
 * The use of the clock, of random numbers or of the machine's settings by a syntax node itself. Its children are not
 * examined. `undefined` if there is no such use.
 */
function impurityOf(node: Node): string | undefined {
  const callee = isNode(node['callee']) ? node['callee'] : undefined
  switch (node.type) {
    case 'NewExpression':
      if (nameOf(callee) === 'Date' && argumentCount(node) !== 1) return 'new Date in the zone of the host'
      return callee?.type === 'MemberExpression' &&
        nameOf(callee['object']) === 'Intl' &&
        argumentCount(node) === 0
        ? 'Intl in the language of the host'
        : undefined
    case 'CallExpression': {
      if (nameOf(callee) === 'Date') return 'Date() reads the clock'
      if (callee?.type !== 'MemberExpression') return undefined
      const name = memberName(callee)
      const least = leastArguments[name]
      return least !== undefined && argumentCount(node) < least
        ? `.${name}() leaves it to the host`
        : undefined
    }
    case 'MemberExpression': {
      const [object, name] = [nameOf(node['object']), memberName(node)]
      if (object === 'Date' && !['UTC', 'parse'].includes(name)) return `Date.${name}`
      if (object === 'Math' && ['random', '[…]'].includes(name)) return `Math.${name}`
      return hostMethods.has(name) ? `.${name} asks the host` : undefined
    }
    case 'ImportSpecifier':
      return clockReaders.test(nameOf(node['imported'])) || nameOf(node['imported']) === 'createActor'
        ? `${nameOf(node['imported'])} reads the clock`
        : undefined
    case 'ImportExpression':
      return 'import()'
    case 'MetaProperty':
      return 'import.meta'
    default:
      return undefined
  }
}

/**
 * Whether a use of `Date` could pass the clock to other code. Every use could, except construction, static calls and
 * comparison.
 */
const handsOnDate = (parent: Node, key: string): boolean => {
  if (parent.type === 'NewExpression' || parent.type === 'CallExpression') return key !== 'callee'
  if (parent.type === 'MemberExpression') return key !== 'object'
  return !(parent.type === 'BinaryExpression' && parent['operator'] === 'instanceof')
}

/** The uses of the environment by one source file. A name that is declared anywhere in the file counts as declared. */
export function worldAccessOf(file: string, text: string): WorldAccess {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const packages = new Set<string>()
  const declared = new Set<string>()
  const used = new Set<string>()
  const impurities: string[] = []
  const lineOf = (node: Node) => text.slice(0, node.start).split('\n').length

  const collectBindings = (pattern: Node): void => {
    if (pattern.type === 'Identifier') declared.add(nameOf(pattern))
    for (const [key, child] of childrenOf(pattern)) {
      const isDefault = pattern.type === 'AssignmentPattern' && key === 'right'
      const isKey = pattern.type === 'Property' && key === 'key'
      if (!isDefault && !isKey && !isErased(child)) collectBindings(child)
    }
  }

  const visit = (node: Node, key: string, parent: Node | undefined): void => {
    if (node['declare'] === true) {
      for (const [, declarator] of childrenOf(node)) used.add(nameOf(declarator['id']))
      return
    }
    if (isErased(node)) return
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && isNode(node['source'])) {
      const specifier = String(node['source']['value'])
      if (!specifier.startsWith('.')) packages.add(specifier)
      if (node.type !== 'ImportDeclaration') return
    }
    const impurity = impurityOf(node)
    if (impurity !== undefined) impurities.push(`${impurity} (${lineOf(node)})`)
    if (node.type === 'Identifier' && parent !== undefined && !namesOnly(parent, key)) {
      used.add(nameOf(node))
      if (nameOf(node) === 'Date' && handsOnDate(parent, key))
        impurities.push(`Date as a value (${lineOf(node)})`)
    }
    const bindings = bindingParents[node.type] ?? []
    for (const [childKey, child] of childrenOf(node)) {
      if (bindings.includes(childKey)) collectBindings(child)
      visit(child, childKey, node)
    }
  }
  for (const [key, child] of childrenOf({ type: 'Root', start: 0, program })) visit(child, key, undefined)

  return {
    packages: [...packages],
    globals: [...used].filter((name) => !declared.has(name)).sort(),
    impurities,
  }
}
