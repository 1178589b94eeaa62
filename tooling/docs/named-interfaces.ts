import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc'

/**
 * Copies the docstring of a schema to the interface that gets its fields from the schema. The fields then appear as the
 * interface's own, so that readers need not know the schema.
 */
export function settleNamedInterfaces(project: ProjectReflection): void {
  const named = project
    .getReflectionsByKind(ReflectionKind.Interface)
    .filter((each): each is DeclarationReflection => each.isDeclaration())
    .filter(({ extendedTypes }) => extendedTypes?.some((type) => type.toString().startsWith('FieldsOf<')))
  for (const each of named) {
    const siblings = each.parent?.isContainer() ? (each.parent.children ?? []) : []
    const schema = siblings.find(({ name, kind }) => name === each.name && kind === ReflectionKind.Variable)
    delete each.extendedTypes
    delete each.typeHierarchy
    for (const field of each.children ?? []) delete field.inheritedFrom
    if (schema?.comment) each.comment = schema.comment.clone()
  }
}
