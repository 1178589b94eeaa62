/** The ids of rules in a text that may contain ranges: `ORD-20..22 VAL-1` means ORD-20, ORD-21, ORD-22 and VAL-1. */
export const rules = (text: string): readonly string[] =>
  text.split(' ').flatMap((part) => {
    const [, prefix = '', first = '', last = first] = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    return Array.from({ length: to - from + 1 }, (_, index) => `${prefix}-${from + index}`)
  })

/** Ids of the rules about every list of records: its query, and filters and columns that a viewer may not use. */
export const listRules = 'KRN-42 KRN-45 KRN-46 KRN-50 KRN-51 KRN-60 KRN-64'
export const reportRules = 'RPT-10 RPT-12 RPT-33'
/** Ids of the rules about changing a record: its version, the idempotency key and the history. */
export const changeRules = 'REC-52..55'
export const switchRules = `REC-31..34 ${changeRules}`
export const syncRules = `REC-60..62 ${changeRules}`
export const tableRules = 'REC-1..2 REC-5..7 REC-15'
