import type * as z from 'zod/mini'
import { MAX_JSON_ITEMS } from './json'

/** Stands for every way in which a value does not fit; the schema itself says which. */
export const MISFIT: unique symbol = Symbol('misfit')

/** Gives what the schema would give, or `MISFIT`. */
export type Reader = (value: unknown) => unknown

const readers = new WeakMap<z.core.$ZodType, { readonly read: Reader | undefined }>()

/**
 * The short way through a schema, for answers that fit, as nearly all do. A schema keeps books of what may be wrong at
 * each place, and a content security policy keeps it from compiling itself; a reader only asks whether the value fits.
 * Whatever it gives but `MISFIT` is what the schema gives. A schema with parts that are not listed here has no reader.
 *
 * Readers write into the value, because what was just read from JSON is nobody else's: lists and objects that fit are
 * handed on without a copy. After a `MISFIT` the value is to be read from its text anew.
 */
export const readerOf = (schema: z.core.$ZodType): Reader | undefined => {
  const known = readers.get(schema)
  if (known !== undefined) return known.read
  const plain = plainReader(schema)
  const read = plain === undefined ? undefined : withChecks(schema, plain)
  readers.set(schema, { read })
  return read
}

const plainReader = (schema: z.core.$ZodType): Reader | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return def.coerce === true ? undefined : (value) => (typeof value === 'string' ? value : MISFIT)
    case 'number':
      return def.coerce === true ? undefined : (value) => (Number.isFinite(value) ? value : MISFIT)
    case 'boolean':
      return def.coerce === true ? undefined : (value) => (typeof value === 'boolean' ? value : MISFIT)
    case 'enum':
    case 'literal':
      return oneOf(schema._zod.values)
    case 'nullable':
      return around(
        [def.innerType],
        ([inner]) =>
          (value) =>
            value === null ? null : inner(value),
      )
    case 'optional':
      if (def.innerType._zod.optin === 'defaulted') return readerOf(def.innerType)
      return around(
        [def.innerType],
        ([inner]) =>
          (value) =>
            value === undefined ? value : inner(value),
      )
    case 'default':
      return around([def.innerType], ([inner]) => (value) => {
        const read = value === undefined ? undefined : inner(value)
        return read === undefined ? def.defaultValue : read
      })
    case 'pipe':
      return around([def.in, def.out], ([before, after]) => (value) => {
        const read = before(value)
        return read === MISFIT ? MISFIT : after(read)
      })
    case 'transform':
      return transformed(def.transform)
    case 'union':
      // An option that fails half-way would have written into what the next one is asked about.
      return def.options.every(isScalar)
        ? around(def.options, (options) => (value) => firstFitting(options, value))
        : undefined
    case 'array':
      return around([def.element], ([element]) => listReader(element))
    case 'object': {
      const keys = Object.keys(def.shape)
      if (def.catchall !== undefined || keys.includes('__proto__')) return undefined
      return around(Object.values(def.shape), (fields) => objectReader(keys, fields))
    }
    default:
      return undefined
  }
}

/** A reader made of others, where each of them has one. */
const around = <const S extends readonly z.core.SomeType[]>(
  parts: S,
  make: (readers: { readonly [I in keyof S]: Reader }) => Reader,
): Reader | undefined => {
  const found = parts.map((part) => readerOf(part as z.core.$ZodType))
  return found.includes(undefined) ? undefined : make(found as { readonly [I in keyof S]: Reader })
}

const oneOf = (values: ReadonlySet<unknown> | undefined): Reader | undefined =>
  values === undefined ? undefined : (value) => (values.has(value) ? value : MISFIT)

const isScalar = (schema: z.core.SomeType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'pipe') return isScalar(def.in)
  return ['string', 'number', 'boolean', 'enum', 'literal'].includes(def.type)
}

const firstFitting = (options: readonly Reader[], value: unknown): unknown => {
  for (const option of options) {
    const read = option(value)
    if (read !== MISFIT) return read
  }
  return MISFIT
}

const transformed =
  (transform: z.core.$ZodTransformDef['transform']): Reader =>
  (value) => {
    const payload = { value, issues: [] }
    const made = transform(value, payload)
    return payload.issues.length > 0 || made instanceof Promise ? MISFIT : made
  }

const listReader =
  (element: Reader): Reader =>
  (value) => {
    if (!Array.isArray(value) || value.length > MAX_JSON_ITEMS) return MISFIT
    for (let index = 0; index < value.length; index += 1) {
      const read = element(value[index])
      if (read === MISFIT) return MISFIT
      value[index] = read
    }
    return value
  }

type Fields = Record<string, unknown>

const objectReader =
  (keys: readonly string[], fields: readonly Reader[]): Reader =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return MISFIT
    const given = value as Fields
    let present = 0
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] as string
      const before = given[key]
      const read = (fields[index] as Reader)(before)
      if (read === MISFIT) return MISFIT
      if (read !== before) given[key] = read
      if (read !== undefined) present += 1
    }
    return Object.keys(given).length === present ? given : withoutUnknown(keys, given)
  }

const withoutUnknown = (keys: readonly string[], given: Fields): Fields =>
  Object.fromEntries(keys.filter((key) => given[key] !== undefined).map((key) => [key, given[key]]))

/** Whether a schema checks by itself, as those of a format do. */
const isCheck = (part: z.core.$ZodType | z.core.$ZodCheck): part is z.core.$ZodCheck =>
  'traits' in part._zod && part._zod.traits.has('$ZodCheck')

/** Bounds and formats of a schema. */
const withChecks = (schema: z.core.$ZodType, read: Reader): Reader => {
  const checks = [...(isCheck(schema) ? [schema] : []), ...(schema._zod.def.checks ?? [])]
  if (checks.length === 0) return read
  const isOrdinary = ordinary(schema as z.core.$ZodTypes)
  return (value) => {
    const found = read(value)
    return found === MISFIT || isOrdinary?.(found) === true ? found : checked(checks, found)
  }
}

/** What most values of a format look like; asking only that is several times faster than all that the format allows. */
const ordinary = (schema: z.core.$ZodTypes): ((value: unknown) => boolean) | undefined => {
  const { def } = schema._zod
  if ((def.checks ?? []).length > 0) return undefined
  if (def.type === 'number')
    return 'format' in def && def.format === 'safeint' ? Number.isSafeInteger : undefined
  const isInstant = def.type === 'string' && 'format' in def && def.format === 'datetime' && 'offset' in def
  if (!isInstant || def.offset !== true || ('precision' in def && def.precision !== null)) return undefined
  return (value) => ORDINARY_INSTANT.test(String(value))
}
const ORDINARY_INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d[+-](?:[01]\d|2[0-3]):[0-5]\d$/

const checked = (checks: readonly z.core.$ZodCheck[], value: unknown): unknown => {
  const payload = { value: value as never, issues: [] }
  for (const { _zod } of checks) {
    if (_zod.def.when?.(payload) === false) continue
    const pending = _zod.check(payload)
    if (payload.issues.length > 0 || pending instanceof Promise) return MISFIT
  }
  return payload.value
}
