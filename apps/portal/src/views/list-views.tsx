import { ViewsButton } from '@remesa/ui/views'
import type { ShownViews } from '../kernel/list'
import { lazyPart, withTexts } from '../kernel/loading'

const ViewsMenu = lazyPart(() => withTexts('views', async () => (await import('./views-menu')).ViewsMenu))

/** The saved views of a list, beside its filters. Menu, dialogs and their texts are fetched on intent. */
export function ListViews(views: ShownViews) {
  return (
    <ViewsButton
      inUse={views.inUse}
      onIntent={ViewsMenu.preload}
      list={(list) => <ViewsMenu {...views} {...list} />}
    />
  )
}
