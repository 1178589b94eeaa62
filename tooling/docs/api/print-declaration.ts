import ts from 'typescript'
import type { CallPrinter } from './calls.ts'
import { fieldsSource, type Printed, SCHEMA_CLASS, type TypePrinter } from './print-type.ts'
import type { Surface } from './surface.ts'

const joined = (parts: readonly Printed[]): Printed => ({
  text: parts.map(({ text }) => text).join('\n'),
  mentions: new Set(parts.flatMap(({ mentions }) => [...mentions])),
})

/** The type arguments of XState's `StateMachine` that users of a machine need, each with its position. */
const MACHINE_PARTS: readonly (readonly [string, number])[] = [
  ['context', 0],
  ['event', 1],
  ['actors', 3],
  ['state', 7],
  ['tag', 8],
  ['input', 9],
  ['output', 10],
]

/**
 * A printer of declarations. Each declaration begins with `export`, contains its types in full, and has only one type
 * of comment: the names of the calls in a value.
 */
export function declarationPrinter(
  { checker }: Surface,
  types: TypePrinter,
  calls: CallPrinter,
): (name: string, symbol: ts.Symbol) => Printed {
  const machine = (node: ts.TypeNode): Printed | undefined => {
    const parts = ts.isImportTypeNode(node) || ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : []
    if (!/\bStateMachine</.test(node.getText().slice(0, 40)) || parts.length === 0) return undefined
    const printed = MACHINE_PARTS.flatMap(([part, at]) => {
      const argument = parts[at]
      if (argument === undefined) return []
      const { text, mentions } = types.written(argument)
      return ['never', 'string', 'NonReducibleUnknown'].includes(text)
        ? []
        : [{ text: `${part}: ${text}`, mentions }]
    })
    const { text, mentions } = joined(printed)
    return { text: `StateMachine<{\n${text}\n}>`, mentions }
  }

  const variable = (name: string, declaration: ts.VariableDeclaration): Printed => {
    const { type: node, initializer } = declaration
    if (node === undefined) return { text: `${name} = ${initializer?.getText()}`, mentions: new Set() }
    const rendered = machine(node)
    if (rendered) return { ...rendered, text: `${name}: ${rendered.text}` }
    const type = checker.getTypeAtLocation(declaration)
    const held = calls.namesIn(type)
    if (held) return { text: `${name}: Calls // ${held}`, mentions: new Set() }
    const isPlain = !ts.isFunctionTypeNode(node) && SCHEMA_CLASS.test(node.getText())
    const { text, mentions } = isPlain ? types.worked(type) : types.written(node)
    return { text: `${name}: ${text}`, mentions }
  }

  /**
   * The declarations of a schema and of the type with the same name. The type is written in full, and the schema refers
   * to this type.
   */
  const schema = (name: string, symbol: ts.Symbol): Printed | undefined => {
    const sides = types.sidesOf(symbol)
    if (sides === undefined) return undefined
    const { created, read } = types.spelled(sides)
    const own = symbol.declarations?.find(ts.isInterfaceDeclaration)
    const type =
      own && fieldsSource(own) === undefined
        ? types.written(own)
        : { ...created, text: `export ${own ? `interface ${name}` : `type ${name} =`} ${created.text}` }
    if (!(symbol.flags & ts.SymbolFlags.Variable)) return type
    return joined([
      type,
      {
        text: `export const ${name}: Schema<${name}${read === undefined ? '' : `, ${read}`}>`,
        mentions: new Set(),
      },
    ])
  }

  return (name, symbol) => {
    const declarations = symbol.declarations ?? []
    const isType = declarations.some(
      (node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
    )
    if (isType && (declarations.some(ts.isVariableDeclaration) || declarations.some(fieldsSource))) {
      const both = schema(name, symbol)
      if (both) return both
    }
    return joined(
      declarations.map((declaration) => {
        if (ts.isVariableDeclaration(declaration)) {
          const { text, mentions } = variable(name, declaration)
          return { text: `export const ${text}`, mentions }
        }
        const { text, mentions } = types.written(declaration)
        return { text: text.replace(/^(export )?(declare )?/, 'export '), mentions }
      }),
    )
  }
}
