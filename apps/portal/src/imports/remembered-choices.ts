import { type ColumnFields, headingsKey, type ImportField, rememberedColumns } from '@remesa/domain/imports'
import * as z from 'zod/mini'
import { type StorageOf, storedValue } from '../kernel/storage'

/**
 * Maximum number of choices of columns that are stored for one user and one kind of import. The oldest is removed
 * first.
 */
const MAX_REMEMBERED = 20

const Remembered = z.array(z.object({ headings: z.string(), columns: z.array(z.nullable(z.string())) }))

/** The columns that a user chose for earlier files with the same headings. (IMP-13) */
export const rememberedChoices = (
  storage: StorageOf,
  { user, kind }: { readonly user: string; readonly kind: string },
) => {
  const stored = storedValue<z.output<typeof Remembered>>(
    storage,
    `remesa.import.${kind}.${user}`,
    Remembered,
  )
  return {
    read: <F extends string>(
      headings: readonly string[],
      fields: readonly ImportField<F>[],
    ): ColumnFields<F> | undefined => {
      const found = stored.read()?.find((one) => one.headings === headingsKey(headings))
      return found && rememberedColumns(found.columns, headings, fields)
    },
    write: (headings: readonly string[], columns: ColumnFields<string>): void => {
      const key = headingsKey(headings)
      const others = (stored.read() ?? []).filter((one) => one.headings !== key)
      stored.write([...others, { headings: key, columns: [...columns] }].slice(-MAX_REMEMBERED))
    },
  }
}
