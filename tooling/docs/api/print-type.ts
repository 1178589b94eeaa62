import ts from 'typescript'
import { mergeSides } from './merge-sides.ts'
import type { Surface } from './surface.ts'

/** TypeScript of a report, not formatted yet, with the names that it mentions. */
export interface Printed {
  readonly text: string
  readonly mentions: ReadonlySet<ts.Symbol>
}

/** Input and output of a schema. The fields of an output that has a name are apart. */
interface Sides {
  readonly input: ts.Type
  readonly output: ts.Type
  readonly fields: ts.Type | undefined
}

export interface TypePrinter {
  /** A type as a declaration writes it. */
  readonly written: (node: ts.Node) => Printed
  /** A type as the checker knows it, with schemas as `Schema<Output, Input>`. */
  readonly worked: (type: ts.Type) => Printed
  /** The sides of the schema that a name stands for, or that the interface of this name has its fields from. */
  readonly sidesOf: (symbol: ts.Symbol) => Sides | undefined
  /** The output of a schema, spelled out even where another name has the same shape, and its input where that needs a shape of its own. */
  readonly spelled: (sides: Sides) => { readonly made: Printed; readonly read: string | undefined }
}

const { NoTruncation, MultilineObjectLiterals, UseAliasDefinedOutsideCurrentScope, InTypeAlias } =
  ts.NodeBuilderFlags
const flags = NoTruncation | MultilineObjectLiterals | UseAliasDefinedOutsideCurrentScope

const printer = ts.createPrinter({ removeComments: true })
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.ES2023)
const textOf = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile() ?? blank)
const anyText = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Readers need only the input and output of a schema, not its class. */
export const SCHEMA_CLASS = /\b(?:ZodMini|NamedObject\b)/

const objectText = (members: ReadonlyMap<string, string>): string =>
  `{ ${[...members].map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join('\n')}\n}`

const unquoted = (text: string): string => text.slice(1, -1)

/** An endpoint of the contract without its summary and its access, which are not types. */
function endpointText(members: ReadonlyMap<string, string>): string | undefined {
  const { method, path, summary, access, ...others } = Object.fromEntries(members)
  if (method === undefined || path === undefined || summary === undefined || access === undefined)
    return undefined
  const call = `'${unquoted(method)} ${unquoted(path)}'`
  return objectText(new Map(Object.entries({ call, ...others })))
}

/** `user` in `interface User extends FieldsOf<typeof user>`. */
export const fieldsSource = (declaration: ts.Declaration): ts.EntityName | undefined => {
  if (!ts.isInterfaceDeclaration(declaration)) return undefined
  const [base] = declaration.heritageClauses?.[0]?.types ?? []
  const [source] = base?.expression.getText() === 'FieldsOf' ? (base.typeArguments ?? []) : []
  return source && ts.isTypeQueryNode(source) ? source.exprName : undefined
}

/** `users` of `users.list.params`. */
const firstNameOf = (name: ts.Node): ts.Node => {
  if (ts.isQualifiedName(name)) return firstNameOf(name.left)
  return ts.isPropertyAccessExpression(name) ? firstNameOf(name.expression) : name
}

export function typePrinter({ checker, entries, exportsOf }: Surface): TypePrinter {
  const sidesOfType = (type: ts.Type): Sides | undefined => {
    const inner = checker.getPropertyOfType(type, '_zod')
    if (inner === undefined) return undefined
    const side = (name: string) => {
      const property = checker.getPropertyOfType(checker.getTypeOfSymbol(inner), name)
      return property && checker.getTypeOfSymbol(property)
    }
    const [input, output] = [side('input'), side('output')]
    return input && output && { input, output, fields: side('fields') }
  }
  const sidesOf = (symbol: ts.Symbol): Sides | undefined => {
    const source = (symbol.declarations ?? []).map(fieldsSource).find((node) => node !== undefined)
    if (source === undefined && !(symbol.flags & ts.SymbolFlags.Variable)) return undefined
    return sidesOfType(source ? checker.getTypeAtLocation(source) : checker.getTypeOfSymbol(symbol))
  }

  /** A type written with its members, even where it has a name of its own, or by that name. */
  const nodeOf = (type: ts.Type, inFull = false): ts.TypeNode =>
    checker.typeToTypeNode(type, undefined, inFull ? flags | InTypeAlias : flags) ??
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)

  /** Shapes of exported schemas, by their text. */
  const shapes = new Map<string, readonly { readonly name: string; readonly symbol: ts.Symbol }[]>()
  const byName = new Map<string, ts.Symbol>()
  const learn = (type: ts.Type, name: string, symbol: ts.Symbol) => {
    const node = nodeOf(type, true)
    const text = squeezed(textOf(node))
    const known = shapes.get(text) ?? []
    if (ts.isTypeLiteralNode(node) && known.every((shape) => shape.symbol !== symbol))
      shapes.set(text, [...known, { name, symbol }])
  }
  for (const entry of entries) {
    for (const [name, symbol] of exportsOf(entry)) {
      byName.set(name, symbol)
      const sides = sidesOf(symbol)
      if (sides === undefined || !(symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)))
        continue
      learn(sides.output, name, symbol)
      learn(sides.input, `z.input<typeof ${name}>`, symbol)
    }
  }

  /**
   * Prints a node with known shapes named and without the paths of imports. A shape that several schemas share is named by the one among the
   * `expected`, if any.
   */
  const print = (whole: ts.Node, keepsWhole: boolean, expected?: ReadonlySet<ts.Symbol>): Printed => {
    const mentions = new Set<ts.Symbol>()
    const mention = (name: ts.Node) => {
      const first = firstNameOf(name)
      const known = ts.isIdentifier(first) ? byName.get(first.text) : undefined
      const found = checker.getSymbolAtLocation(first) ?? known
      if (found === undefined) return
      mentions.add(found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found)
    }
    const shapeOf = (node: ts.Node) => {
      if (!ts.isTypeLiteralNode(node) || (keepsWhole && node === whole)) return undefined
      const known = shapes.get(squeezed(textOf(node))) ?? []
      return known.length > 1 ? known.find(({ symbol }) => expected?.has(symbol)) : known[0]
    }
    const tidy: ts.TransformerFactory<ts.Node> = (context) => {
      const visit = (node: ts.Node): ts.Node => {
        const shape = shapeOf(node)
        if (shape) {
          mentions.add(shape.symbol)
          return ts.factory.createTypeReferenceNode(shape.name)
        }
        // A summary is shown as `string`, although the checker knows its literal text.
        if (ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.name.text === 'summary')
          return ts.factory.updatePropertySignature(
            node,
            node.modifiers,
            node.name,
            node.questionToken,
            anyText,
          )
        if (ts.isImportTypeNode(node) && node.qualifier) {
          mention(node.qualifier)
          const plain = node.isTypeOf
            ? ts.factory.createTypeQueryNode(node.qualifier, node.typeArguments)
            : ts.factory.createTypeReferenceNode(node.qualifier, node.typeArguments)
          return ts.visitEachChild(plain, visit, context)
        }
        if (ts.isTypeReferenceNode(node)) mention(node.typeName)
        if (ts.isTypeQueryNode(node)) mention(node.exprName)
        if (ts.isExpressionWithTypeArguments(node)) mention(node.expression)
        return ts.visitEachChild(node, visit, context)
      }
      return visit
    }
    const [tidied = whole] = ts.transform(whole, [tidy]).transformed
    return {
      text: printer.printNode(ts.EmitHint.Unspecified, tidied, whole.getSourceFile() ?? blank),
      mentions,
    }
  }

  const both = ({ input, output, fields = output }: Sides, inFull: boolean) => {
    const made = print(nodeOf(inFull ? fields : output, inFull), inFull)
    const read = print(nodeOf(input, inFull), inFull, made.mentions)
    const merged = mergeSides(made.text, read.text)
    return {
      made: { text: merged ?? made.text, mentions: new Set([...made.mentions, ...read.mentions]) },
      read: merged === undefined ? read.text : undefined,
    }
  }

  const schemaText = (sides: Sides): Printed => {
    const { made, read } = both(sides, false)
    const [known] = [...made.mentions]
    if (known && made.text === known.name) return { ...made, text: `typeof ${made.text}` }
    return { ...made, text: `Schema<${made.text}${read === undefined ? '' : `, ${read}`}>` }
  }

  const worked = (type: ts.Type): Printed => {
    const sides = sidesOfType(type)
    if (sides) return schemaText(sides)
    const node = nodeOf(type)
    if (!ts.isTypeLiteralNode(node) || !SCHEMA_CLASS.test(textOf(node))) return print(node, false)
    const mentions = new Set<ts.Symbol>()
    const members = new Map(
      checker.getPropertiesOfType(type).map((property) => {
        const { text, mentions: inner } = worked(checker.getTypeOfSymbol(property))
        for (const symbol of inner) mentions.add(symbol)
        return [property.name, text] as const
      }),
    )
    return { text: endpointText(members) ?? objectText(members), mentions }
  }

  return {
    written: (node) => print(node, false),
    worked,
    sidesOf,
    spelled: (sides) => both(sides, true),
  }
}
