import * as z from 'zod/mini'
import { type FieldsOf, named, TypedText, Version } from '../kernel'

/** The highest number of characters in the name of a view, not counting spaces at its ends. (VIE-3) */
export const MAX_VIEW_NAME_LENGTH = 60

/** The highest number of views that one user may have of one list. (VIE-4) */
export const MAX_VIEWS_OF_A_LIST = 30

/** The highest number of characters in the query of a view. The query of any possible state of a list is shorter. */
const MAX_QUERY_LENGTH = 8_000

/** The lists for which users can save views. (VIE-5) */
export const ViewedList = z.enum(['users', 'clients', 'subclients', 'service-points'])
export type ViewedList = z.output<typeof ViewedList>

const name = TypedText.check(z.minLength(1), z.maxLength(MAX_VIEW_NAME_LENGTH))
const query = z.string().check(z.maxLength(MAX_QUERY_LENGTH))

/** A saved view of a list, as one user sees it. (VIE-1, VIE-6, VIE-8) */
export const ListView = named<ListView>().object({
  id: z.int(),
  list: ViewedList,
  name: z.string(),
  /** The query in the URL of the list, without question mark and without the page. */
  query: z.string(),
  /** Whether the owner shares the view with other users. */
  isShared: z.boolean(),
  /** Whether the reader is the owner of the view. */
  isOwn: z.boolean(),
  /** Name of the owner of the view. */
  owner: z.string(),
  /** Whether the reader chose the view as the default view of the list. */
  isDefault: z.boolean(),
  version: Version,
})
export interface ListView extends FieldsOf<typeof ListView> {}

/** Body of the call that saves a view. (VIE-1, VIE-3) */
export const ViewRequest = named<ViewRequest>().strictObject({
  list: ViewedList,
  name,
  query,
  isShared: z.boolean(),
  isDefault: z.boolean(),
})
export interface ViewRequest extends FieldsOf<typeof ViewRequest> {}

/** Body of the call that renames or shares a view. Fields that are absent do not change. (VIE-7) */
export const ViewChangeRequest = named<ViewChangeRequest>().strictObject({
  name: z.optional(name),
  query: z.optional(query),
  isShared: z.optional(z.boolean()),
})
export interface ViewChangeRequest extends FieldsOf<typeof ViewChangeRequest> {}

/** Body of the call that sets the default view of a list for a user; `null` removes the default view. (VIE-8) */
export const DefaultViewRequest = named<DefaultViewRequest>().strictObject({
  list: ViewedList,
  id: z.nullable(z.int().check(z.minimum(1))),
})
export interface DefaultViewRequest extends FieldsOf<typeof DefaultViewRequest> {}
