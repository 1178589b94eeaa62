import ts from 'typescript'
import { contractOf, type Surface } from './surface.ts'

/** Names that the compiler gives to unnamed declarations. */
const UNNAMED = ['__type', '__object']

/**
 * Paths of the objects in the contract's responses that have no interface, such as `orders.packs.packs[]`. For an
 * object without a name, editors would show all its fields. The function `named` of the domain's kernel names an
 * object.
 */
export function unnamedAnswers(surface: Surface): readonly string[] {
  const { checker, isOurs } = surface
  const typeOf = (holder: ts.Type, name: string): ts.Type | undefined => {
    const property = checker.getPropertyOfType(holder, name)
    return property && checker.getTypeOfSymbol(property)
  }
  const membersOf = (holder: ts.Type) =>
    checker
      .getPropertiesOfType(holder)
      .map((member) => [member.name, checker.getTypeOfSymbol(member)] as const)

  const unnamedIn = (type: ts.Type, path: string, seen: Set<ts.Type>): readonly string[] => {
    if (seen.has(type)) return []
    seen.add(type)
    if (type.isUnionOrIntersection()) return type.types.flatMap((member) => unnamedIn(member, path, seen))
    if (!(type.flags & ts.TypeFlags.Object)) return []
    const item = checker.isArrayType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined
    if (item) return unnamedIn(item, `${path}[]`, seen)
    const members = membersOf(type)
    const isUnnamed = UNNAMED.includes(type.symbol.name)
    if (members.length === 0 || !(isUnnamed || isOurs(type.symbol))) return []
    const inside = members.flatMap(([name, member]) => unnamedIn(member, `${path}.${name}`, seen))
    return isUnnamed ? [path, ...inside] : inside
  }

  return membersOf(checker.getTypeOfSymbol(contractOf(surface))).flatMap(([feature, calls]) =>
    membersOf(calls).flatMap(([name, endpoint]) => {
      const schema = typeOf(endpoint, 'response')
      const answer = schema && typeOf(typeOf(schema, '_zod') ?? schema, 'output')
      if (answer === undefined) throw new Error(`[api] ${feature}.${name} has no answer`)
      return unnamedIn(answer, `${feature}.${name}`, new Set())
    }),
  )
}
