import { ViewsButton } from '@remesa/ui/views'
import type { ShownViews } from '../kernel/list'
import { lazyPart, withTexts } from '../kernel/loading'

const ViewsMenu = lazyPart(() => withTexts('views', async () => (await import('./views-menu')).ViewsMenu))

/**
 * The saved views of a list, beside its filters. The code and the texts of its menu and dialogs are loaded when the
 * pointer or the focus reaches its button.
 */
export function ListViews(views: ShownViews) {
  return (
    <ViewsButton
      inUse={views.inUse}
      onIntent={ViewsMenu.preload}
      list={(list) => <ViewsMenu {...views} {...list} />}
    />
  )
}
