import { type FieldsOf, MAX_SEARCH_LENGTH, named, TextOrNumber } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/** A whole number in the form of a text, in a path or a query. */
export const integerText = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number)),
])

export const booleanText = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
])

/** Positive numeric id in a path. */
export const idText = z.union([
  z.int().check(z.minimum(1)),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
])

/** The highest number of records that one call returns with all their details. */
export const MAX_DETAILS = 200

/** Ids in a path or a query, separated by commas (`4,7,12`): at least one, at most {@link MAX_DETAILS}. */
export const idsText = z.pipe(
  z.string().check(z.regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${MAX_DETAILS - 1}}$`))),
  z.transform((text) => text.split(',').map(Number)),
)

/** ISO 3166-1 alpha-2 code in a path or a query. */
export const countryCodeText = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Page of a list: `page` counts from zero, `size` is at most 1,000. */
export const pageQuery = {
  page: z.optional(z.pipe(integerText, z.int().check(z.minimum(0), z.maximum(1_000_000)))),
  size: z.optional(z.pipe(integerText, z.int().check(z.minimum(1), z.maximum(1_000)))),
}

/** Free text of a search. */
export const searchText = z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH)))

/**
 * Body of a call that switches a record on or off. The record gets the state in the body; without a body, it gets the
 * opposite of its current state.
 */
export const StatusRequest = z.optional(z.strictObject({ value: z.boolean() }))

/** Code of a record in the operations system. */
export const lookupCode = z.string().check(z.minLength(1), z.maxLength(200))

/** Response to a call that only reports success: empty, or an object with any content. */
export interface Done extends FieldsOf<typeof done> {}
const done = named<Done>().looseObject({})
export const DoneAnswer = z.catch(z.optional(done), undefined)

/** Response to a call that requests or schedules a report. Its id identifies the report in the list of reports. */
export interface RequestedReport extends FieldsOf<typeof requested> {}
const requested = named<RequestedReport>().looseObject({ id: z.optional(TextOrNumber) })
export const RequestAnswer = z.catch(requested, {})

/** Response to a call that accepts or declines the disclaimer: whether it is accepted. */
export interface DisclaimerState extends FieldsOf<typeof disclaimer> {}
const disclaimer = named<DisclaimerState>().looseObject({ disclaimerAccepted: z.optional(z.boolean()) })
export const DisclaimerAnswer = z.catch(disclaimer, {})
