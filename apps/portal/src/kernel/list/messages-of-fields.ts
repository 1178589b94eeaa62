/**
 * The name of a field in message keys. This is the field's own name, or the name of its subject, such as `country` for
 * the filter `countryId`.
 */
export const messageName = <About extends Readonly<Record<string, string>>, Field extends string>(
  about: About,
  field: Field,
): Field extends keyof About ? About[Field] : Field => {
  const name: string = (Object.hasOwn(about, field) ? about[field] : undefined) ?? field
  // The condition of the type is the same as in the line above.
  return name as Field extends keyof About ? About[Field] : Field
}
