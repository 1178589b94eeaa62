/**
 * The name of a field in message keys: the name in `about` if it contains the field, such as `country` for the filter
 * `countryId`, or else the field's own name.
 */
export const messageName = <About extends Readonly<Record<string, string>>, Field extends string>(
  about: About,
  field: Field,
): Field extends keyof About ? About[Field] : Field => {
  const name: string = (Object.hasOwn(about, field) ? about[field] : undefined) ?? field
  // The conversion is safe: the type has the same condition as the line above, but the compiler does not connect the
  // two.
  return name as Field extends keyof About ? About[Field] : Field
}
