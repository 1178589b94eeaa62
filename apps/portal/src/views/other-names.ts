import type { ShownViews } from '../kernel/list'

/** The names of the user's own views of a list, except one view. */
export const otherNames = ({ views = [] }: Pick<ShownViews, 'views'>, except?: number): readonly string[] =>
  views.filter(({ id, isOwn }) => isOwn && id !== except).map(({ name }) => name)
