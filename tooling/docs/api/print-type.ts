import ts from 'typescript'
import { mergeSides } from './merge-sides.ts'
import type { Surface } from './surface.ts'

/** TypeScript text for a report before it is formatted, and the names that occur in the text. */
export interface Printed {
  readonly text: string
  readonly mentions: ReadonlySet<ts.Symbol>
}

/** The input and the output of a schema. If the output has a name, its fields are stored separately. */
interface Sides {
  readonly input: ts.Type
  readonly output: ts.Type
  readonly fields: ts.Type | undefined
}

export interface TypePrinter {
  /** Prints a type as it is written in the declaration. */
  readonly written: (node: ts.Node) => Printed
  /** Prints a type as the type checker resolves it, with schemas as `Schema<Output, Input>`. */
  readonly worked: (type: ts.Type) => Printed
  /**
   * Prints the output of a schema and, if the input needs a separate type, the input; `undefined` for a type that is
   * not a schema.
   */
  readonly schema: (
    type: ts.Type,
  ) => { readonly created: Printed; readonly read: string | undefined } | undefined
  /**
   * Returns the output and input of the schema that a name refers to. For an interface, it is the schema that provides
   * the interface's fields.
   */
  readonly sidesOf: (symbol: ts.Symbol) => Sides | undefined
  /**
   * Prints the output of a schema in full, even if another name has the same shape. If the input needs a separate type,
   * it is printed too.
   */
  readonly spelled: (sides: Sides) => { readonly created: Printed; readonly read: string | undefined }
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

/** A pattern for the class of a schema. Readers of a report need only the schema's input and output. */
export const SCHEMA_CLASS = /\b(?:ZodMini|NamedObject\b)/

const objectText = (members: ReadonlyMap<string, string>): string =>
  `{ ${[...members].map(([name, text]) => `${JSON.stringify(name)}: ${text}`).join('\n')}\n}`

/**
 * The name of the schema that provides the fields of an interface, such as `user` in `interface User extends
 * FieldsOf<typeof user>`.
 */
export const fieldsSource = (declaration: ts.Declaration): ts.EntityName | undefined => {
  if (!ts.isInterfaceDeclaration(declaration)) return undefined
  const [base] = declaration.heritageClauses?.[0]?.types ?? []
  const [source] = base?.expression.getText() === 'FieldsOf' ? (base.typeArguments ?? []) : []
  return source && ts.isTypeQueryNode(source) ? source.exprName : undefined
}

const isOfProps = ({ type }: ts.ParameterDeclaration): boolean =>
  type !== undefined && ts.isTypeReferenceNode(type) && /Props$/.test(type.typeName.getText())

/** The first name of an expression, such as `users` in `users.list.params`. */
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

  /** The syntax node of a type. If the type has a name, the node is this name, unless the type is requested in full. */
  const nodeOf = (type: ts.Type, inFull = false): ts.TypeNode =>
    checker.typeToTypeNode(type, undefined, inFull ? flags | InTypeAlias : flags) ??
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword)

  /** The shapes of exported schemas, by the text of each shape. */
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
      // A component may have the same name as the type that it shows. In the contract, this name means the type.
      if (!byName.has(name)) byName.set(name, symbol)
      const sides = sidesOf(symbol)
      if (sides === undefined || !(symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)))
        continue
      learn(sides.output, name, symbol)
      learn(sides.input, `z.input<typeof ${name}>`, symbol)
    }
  }

  /**
   * Prints a node. Known shapes are replaced by their names, and the paths of imports are removed. If several schemas
   * have the same shape, the name of an `expected` schema is preferred.
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
        // A summary is printed as `string`, although the type checker knows its literal text.
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
        // The parameter of a component is shown as `props`, because the interface lists the props.
        if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name) && isOfProps(node))
          return ts.visitEachChild(
            ts.factory.updateParameterDeclaration(
              node,
              node.modifiers,
              node.dotDotDotToken,
              'props',
              node.questionToken,
              node.type,
              node.initializer,
            ),
            visit,
            context,
          )
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
    const created = print(nodeOf(inFull ? fields : output, inFull), inFull)
    const read = print(nodeOf(input, inFull), inFull, created.mentions)
    const merged = mergeSides(created.text, read.text)
    return {
      created: { text: merged ?? created.text, mentions: new Set([...created.mentions, ...read.mentions]) },
      read: merged === undefined ? read.text : undefined,
    }
  }

  const schemaText = (sides: Sides): Printed => {
    const { created, read } = both(sides, false)
    const [known] = [...created.mentions]
    if (known && created.text === known.name) return { ...created, text: `typeof ${created.text}` }
    return { ...created, text: `Schema<${created.text}${read === undefined ? '' : `, ${read}`}>` }
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
    return { text: objectText(members), mentions }
  }

  return {
    written: (node) => print(node, false),
    worked,
    schema: (type) => {
      const sides = sidesOfType(type)
      return sides && both(sides, false)
    },
    sidesOf,
    spelled: (sides) => both(sides, true),
  }
}
