import type { SecondSheet } from './second-reader.ts'

/** A sheet as the portal's reader returns it. The texts of the cells are stored by cell reference, such as `B3`. */
export interface OurSheet {
  readonly name: string
  readonly cells: ReadonlyMap<string, string>
  /**
   * The last line that is compared. The portal's reader omits the lines below it, because they can't be imported or
   * because the quotes in the next line are unbalanced. Readers may disagree about these lines.
   */
  readonly lastLine?: number | undefined
}

/** A cell for which the two readers return different texts. */
export interface Difference {
  /** The sheet and the cell reference, such as `Puntos!B3`. */
  readonly cell: string
  readonly ours: string
  readonly second: string
}

/**
 * The relative difference up to which two numbers count as equal. Beyond fifteen digits, the result depends on the
 * arithmetic of each program.
 */
const NEXT_TO = 4e-15

/** A text without blanks and control characters. For the same format, programs show these characters differently. */
const bare = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]/gu, '')

/** Whether two numbers have the same number of digits and the same first fifteen digits. */
const isNextTo = (ours: string, second: string): boolean =>
  ours.length === second.length &&
  [ours, second].every((text) => /^-?\d+\.\d+$/.test(text)) &&
  Math.abs(Number(ours) - Number(second)) <= Math.abs(Number(ours)) * NEXT_TO

const isSame = (ours: string, second: string): boolean =>
  bare(ours) === bare(second) || isNextTo(bare(ours), bare(second))

/** The cells whose texts differ between the two readers, and the cells that only one reader has found. */
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
