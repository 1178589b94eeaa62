import type { ListView } from '@remesa/domain/views'
import type { MenuListProps } from '@remesa/ui/kernel'
import { ViewsMenu as Menu, type ViewsState } from '@remesa/ui/views'
import { match } from 'ts-pattern'
import type { ShownViews } from '../kernel/list'
import { useOpenedDialog } from '../kernel/loading'
import { useNotify } from '../kernel/notices'
import { EditView } from './edit-view'
import { RemoveView } from './remove-view'
import { SaveView } from './save-view'
import { useDefaultWrite, useViewChange } from './use-view-writes'

type Subject =
  | { readonly kind: 'save' }
  | { readonly kind: 'edit'; readonly view: ListView }
  | { readonly kind: 'remove'; readonly view: ListView }

/** The menu of the saved views of a list, with the dialogs that it opens. */
export function ViewsMenu({ triggerId, isOpen, onClosed, onClose, ...shown }: ShownViews & MenuListProps) {
  const { query, show, inUse } = shown
  const notify = useNotify()
  const { opened, open, close } = useOpenedDialog<Subject>()
  const update = useViewChange(shown, {
    version: inUse?.view.version,
    onConflict: ({ name }) => notify({ tone: 'warning', key: 'views.conflict', values: { name } }),
    ko: 'views.failed',
  })
  const setDefault = useDefaultWrite(shown)
  const dialog = (key: number, subject: Subject, isShown: boolean) => {
    const props = { shown, isOpen: isShown, onClose: close }
    return match(subject)
      .with({ kind: 'save' }, () => <SaveView key={key} {...props} />)
      .with({ kind: 'edit' }, ({ view }) => <EditView key={key} {...props} view={view} />)
      .with({ kind: 'remove' }, ({ view }) => <RemoveView key={key} {...props} view={view} />)
      .exhaustive()
  }
  return (
    <>
      <Menu
        triggerId={triggerId}
        isOpen={isOpen}
        onClosed={onClosed}
        onClose={onClose}
        state={stateOf(shown)}
        onShow={({ view }) => show(view)}
        onShowWhole={() => show(undefined)}
        onSave={() => open({ kind: 'save' })}
        onUpdate={({ view }) => update.send({ id: view.id, body: { query } })}
        onEdit={({ view }) => open({ kind: 'edit', view })}
        onRemove={({ view }) => open({ kind: 'remove', view })}
        onDefault={setDefault.send}
      />
      {opened && dialog(opened.opening, opened.subject, opened.isOpen)}
    </>
  )
}

const stateOf = ({ views, inUse, hasFailed, reread }: ShownViews): ViewsState => {
  if (views !== undefined) return { kind: 'ready', views, inUse }
  return hasFailed ? { kind: 'error', onRetry: reread } : { kind: 'loading' }
}
