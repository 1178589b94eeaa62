import type { ShownViews } from '../kernel/list'

/** The names of the user's saved views of a list, without the name of the view `except`. */
export const otherNames = ({ views = [] }: Pick<ShownViews, 'views'>, except?: number): readonly string[] =>
  views.filter(({ id, isOwn }) => isOwn && id !== except).map(({ name }) => name)
