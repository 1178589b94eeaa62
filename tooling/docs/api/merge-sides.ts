import ts from 'typescript'

/**
 * The output type of a schema, with its input as comments beside the fields where that is more: `id: string // reads string | number`.
 * `undefined` where the two differ in more than single fields; then both have to be shown.
 */
export function mergeSides(made: string, read: string): string | undefined {
  if (made === read || made === withoutInputs(read)) return made
  return merge(typeNodeOf(made), typeNodeOf(read))
}

/** A field that reads what the schema of its own name reads needs no note. */
const withoutInputs = (text: string): string => text.replaceAll(/z\.input<typeof (\w+)>/g, '$1')

function typeNodeOf(text: string): ts.TypeNode | undefined {
  const [alias] = ts.createSourceFile('type.ts', `type T = ${text}`, ts.ScriptTarget.ES2023, true).statements
  return alias && ts.isTypeAliasDeclaration(alias) ? alias.type : undefined
}

function merge(made: ts.TypeNode | undefined, read: ts.TypeNode | undefined): string | undefined {
  if (made === undefined || read === undefined) return undefined
  if (ts.isArrayTypeNode(made) && ts.isArrayTypeNode(read)) {
    const inner = merge(made.elementType, read.elementType)
    return inner === undefined ? undefined : `${inner}[]`
  }
  return ts.isTypeLiteralNode(made) && ts.isTypeLiteralNode(read) ? mergeFields(made, read) : undefined
}

const nameOf = (field: ts.TypeElement): string => field.name?.getText() ?? ''

function mergeFields(made: ts.TypeLiteralNode, read: ts.TypeLiteralNode): string | undefined {
  const names = made.members.map(nameOf)
  const lines = made.members.map((field) => {
    const source = read.members.find((other) => nameOf(other) === nameOf(field))
    return source && ts.isPropertySignature(field) && ts.isPropertySignature(source)
      ? mergeField(field, source)
      : undefined
  })
  const isWhole = read.members.every((field) => names.includes(nameOf(field)))
  return isWhole && lines.every((line) => line !== undefined) ? `{\n${lines.join('\n')}\n}` : undefined
}

function mergeField(made: ts.PropertySignature, read: ts.PropertySignature): string | undefined {
  if (made.getText() === withoutInputs(read.getText())) return made.getText()
  const name = `${nameOf(made)}${made.questionToken ? '?' : ''}`
  const [of, from] = [parted(made.type), parted(read.type)]
  const inner = merge(of.shape, from.shape)
  if (inner !== undefined) {
    const more = from.others.filter((other) => !of.others.includes(other))
    return `${name}: ${[inner, ...of.others].join(' | ')}${more.length > 0 ? ` // reads ${more.join(' | ')} too` : ''}`
  }
  const text = withoutInputs(read.type?.getText() ?? '')
  if (text === made.type?.getText()) return made.getText()
  return text.includes('\n') ? undefined : `${name}: ${made.type?.getText()} // reads ${text}`
}

/** The one object or list of objects in a type, and its other members. */
function parted(type: ts.TypeNode | undefined) {
  const members = type && ts.isUnionTypeNode(type) ? type.types : type ? [type] : []
  const isShape = (member: ts.TypeNode) => ts.isTypeLiteralNode(member) || ts.isArrayTypeNode(member)
  const shapes = members.filter(isShape)
  return {
    shape: shapes.length === 1 ? shapes[0] : undefined,
    others: members.filter((member) => !isShape(member)).map((member) => member.getText()),
  }
}
