import ts from 'typescript'
import type { Surface } from './surface.ts'

/** Names that the compiler gives to what has none. */
const UNNAMED = ['__type', '__object']

/**
 * Where answers of the contract hold objects that no interface names, as `orders.packs.packs[]`: editors would show all their fields in place of
 * a name. `named` of the domain's kernel gives one.
 */
export function unnamedAnswers({ checker, entries, exportsOf, isOurs }: Surface): readonly string[] {
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

  const entry = entries.find(({ specifier }) => specifier === '@remesa/api-client/contract')
  const contract = entry && exportsOf(entry).get('contract')
  if (contract === undefined) throw new Error('[api] there is no contract')
  return membersOf(checker.getTypeOfSymbol(contract)).flatMap(([feature, calls]) =>
    membersOf(calls).flatMap(([name, endpoint]) => {
      const schema = typeOf(endpoint, 'response')
      const answer = schema && typeOf(typeOf(schema, '_zod') ?? schema, 'output')
      if (answer === undefined) throw new Error(`[api] ${feature}.${name} has no answer`)
      return unnamedIn(answer, `${feature}.${name}`, new Set())
    }),
  )
}
