import * as z from 'zod/mini'

type LooseShape = z.core.$ZodLooseShape
type Shape = z.core.$ZodShape
type Config = z.core.$ZodObjectConfig

interface NamedInternals<S extends Shape, C extends Config, Name>
  extends Omit<z.core.$ZodObjectInternals<S, C>, 'output'> {
  output: Name
  fields: z.core.$InferObjectOutput<S, C['out']>
}

/**
 * A schema of an object whose output type has a name. Editors and error messages show this name instead of a list of
 * all fields.
 */
export interface NamedObject<S extends Shape, C extends Config, Name>
  extends z.ZodMiniType<unknown, unknown, NamedInternals<S, C, Name>> {
  shape: S
}

/** The fields in the output of a schema. The interface that names this output extends this type. */
export type FieldsOf<S extends { readonly _zod: { readonly fields: unknown } }> = S['_zod']['fields']

interface NamedSchemas<Name> {
  object<S extends LooseShape>(shape: S): NamedObject<z.core.util.Writeable<S>, z.core.$strip, Name>
  strictObject<S extends LooseShape>(shape: S): NamedObject<z.core.util.Writeable<S>, z.core.$strict, Name>
  looseObject<S extends LooseShape>(shape: S): NamedObject<z.core.util.Writeable<S>, z.core.$loose, Name>
}

const schemas = { object: z.object, strictObject: z.strictObject, looseObject: z.looseObject }

/**
 * Functions that create object schemas as Zod does, but whose output type is shown under the name of an interface. The
 * interface takes its fields from the schema, so that each field is declared once. To extend such a schema, spread its
 * `shape`.
 * @example
 * ```ts
 * import { type FieldsOf, named } from '@remesa/domain/kernel'
 * import * as z from 'zod/mini'
 *
 * const Fee = named<Fee>().object({ currency: z.string(), amount: z.number() })
 * interface Fee extends FieldsOf<typeof Fee> {}
 * Fee.parse({ currency: 'EUR', amount: 2 }).amount // 2
 * ```
 */
export const named = <Name>(): NamedSchemas<Name> => schemas as object as NamedSchemas<Name>
