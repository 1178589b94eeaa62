import ts from 'typescript'

/**
 * The output type of a schema. If a field accepts more types as input, a comment after the field says so: `id: string
 * // reads string | number`. The result is `undefined` if output and input differ in more than single fields, because
 * then both have to be shown.
 */
export function mergeSides(created: string, read: string): string | undefined {
  if (created === read || created === withoutInputs(read)) return created
  return merge(typeNodeOf(created), typeNodeOf(read))
}

/**
 * The text without notes about the inputs of named types. A field needs no note if its input belongs to the same schema
 * as its type.
 */
const withoutInputs = (text: string): string => text.replaceAll(/z\.input<typeof (\w+)>/g, '$1')

function typeNodeOf(text: string): ts.TypeNode | undefined {
  const [alias] = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.ES2023, true).statements
  return alias && ts.isTypeAliasDeclaration(alias) ? alias.type : undefined
}

function merge(created: ts.TypeNode | undefined, read: ts.TypeNode | undefined): string | undefined {
  if (created === undefined || read === undefined) return undefined
  if (ts.isArrayTypeNode(created) && ts.isArrayTypeNode(read)) {
    const inner = merge(created.elementType, read.elementType)
    return inner === undefined ? undefined : `${inner}[]`
  }
  return ts.isTypeLiteralNode(created) && ts.isTypeLiteralNode(read) ? mergeFields(created, read) : undefined
}

const nameOf = (field: ts.TypeElement): string => field.name?.getText() ?? ''

function mergeFields(created: ts.TypeLiteralNode, read: ts.TypeLiteralNode): string | undefined {
  const names = created.members.map(nameOf)
  const lines = created.members.map((field) => {
    const source = read.members.find((other) => nameOf(other) === nameOf(field))
    return source && ts.isPropertySignature(field) && ts.isPropertySignature(source)
      ? mergeField(field, source)
      : undefined
  })
  const isWhole = read.members.every((field) => names.includes(nameOf(field)))
  return isWhole && lines.every((line) => line !== undefined) ? `{\n${lines.join('\n')}\n}` : undefined
}

function mergeField(created: ts.PropertySignature, read: ts.PropertySignature): string | undefined {
  if (created.getText() === withoutInputs(read.getText())) return created.getText()
  const name = `${nameOf(created)}${created.questionToken ? '?' : ''}`
  const [of, from] = [parted(created.type), parted(read.type)]
  const inner = merge(of.shape, from.shape)
  if (inner !== undefined) {
    const more = from.others.filter((other) => !of.others.includes(other))
    return `${name}: ${[inner, ...of.others].join(' | ')}${more.length > 0 ? ` // reads ${more.join(' | ')} too` : ''}`
  }
  const text = withoutInputs(read.type?.getText() ?? '')
  if (text === created.type?.getText()) return created.getText()
  return text.includes('\n') ? undefined : `${name}: ${created.type?.getText()} // reads ${text}`
}

/**
 * Splits a type into its object or list of objects and its remaining members. The first is `undefined` if there are
 * several.
 */
function parted(type: ts.TypeNode | undefined) {
  const members = type && ts.isUnionTypeNode(type) ? type.types : type ? [type] : []
  const isShape = (member: ts.TypeNode) => ts.isTypeLiteralNode(member) || ts.isArrayTypeNode(member)
  const shapes = members.filter(isShape)
  return {
    shape: shapes.length === 1 ? shapes[0] : undefined,
    others: members.filter((member) => !isShape(member)).map((member) => member.getText()),
  }
}
