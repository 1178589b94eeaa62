import type { SecondSheet } from './second-reader.ts'

/** A sheet as the portal's reader returns it: the texts of the cells by cell reference, such as `B3`. */
export interface OurSheet {
  readonly name: string
  readonly cells: ReadonlyMap<string, string>
  /**
   * The last line that is compared. The portal's reader omits lines below it, which can't be imported, or says that the
   * quotes in the line below it are not balanced, so that readers may disagree where further lines begin.
   */
  readonly lastLine?: number | undefined
}

/** A cell whose texts differ between the two readers. */
export interface Difference {
  /** The sheet and the cell reference, such as `Puntos!B3`. */
  readonly cell: string
  readonly ours: string
  readonly second: string
}

/**
 * The relative difference up to which two numbers count as equal. Beyond fifteen digits the result depends on each
 * program's arithmetic.
 */
const NEXT_TO = 4e-15

/** A text without blanks and control characters, which programs show differently for the same format. */
const bare = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]/gu, '')

/** Whether two numbers have the same number of digits and the same first fifteen digits. */
const isNextTo = (ours: string, second: string): boolean =>
  ours.length === second.length &&
  [ours, second].every((text) => /^-?\d+\.\d+$/.test(text)) &&
  Math.abs(Number(ours) - Number(second)) <= Math.abs(Number(ours)) * NEXT_TO

const isSame = (ours: string, second: string): boolean =>
  bare(ours) === bare(second) || isNextTo(bare(ours), bare(second))

/** The cells whose texts differ between the two readers, and the cells that only one reader found. */
export const differencesOf = (
  ours: readonly OurSheet[],
  second: readonly SecondSheet[],
): readonly Difference[] => {
  const isOneTable = ours.length === 1 && second.length === 1
  return second.flatMap(({ name, cells }) => {
    const own = isOneTable ? ours[0] : ours.find((each) => each.name === name)
    const lastLine = own?.lastLine ?? Number.POSITIVE_INFINITY
    const addresses = new Set([...cells.keys(), ...(own?.cells.keys() ?? [])])
    return [...addresses].flatMap((address): Difference[] => {
      if (Number(address.replace(/^[A-Z]+/, '')) > lastLine) return []
      const text = own?.cells.get(address) ?? ''
      const shown = cells.get(address) ?? ['']
      return shown.some((each) => isSame(text, each))
        ? []
        : [{ cell: `${name}!${address}`, ours: text, second: [...new Set(shown)].join(' or ') }]
    })
  })
}
