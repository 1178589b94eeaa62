import type { ApiError } from '@remesa/api-client'
import { viewCalls } from '@remesa/api-client/contract'
import type { Result } from '@remesa/domain/kernel'
import type { ListView, ViewChangeRequest, ViewRequest } from '@remesa/domain/views'
import type { MessageKey } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import type { ShownViews } from '../kernel/list'
import { useNotify } from '../kernel/notices'
import { fromVersion, type ShownVersion, useWrite, type WriteCall } from '../kernel/write'

/** Makes a call about a saved view. If the view no longer exists, the refusal says so. */
const orGone =
  <Input, Output>(call: WriteCall<Input, Output>): WriteCall<Input, Output> =>
  async (input, options): Promise<Result<Output, ApiError>> => {
    const answer = await call(input, options)
    if (answer.ok || answer.error.kind !== 'rejected' || answer.error.status !== 404) return answer
    return { ok: false, error: { ...answer.error, message: 'views.gone' satisfies MessageKey } }
  }

interface Done {
  readonly onDone: () => void
}

/** Saves a view, and shows the list by this view. */
export const useViewSave = ({ choose, reread }: ShownViews, { onDone }: Done) => {
  const { views } = useClientOf(viewCalls)
  const notify = useNotify()
  return useWrite<ViewRequest, ListView>({
    call: (body, options) => views.save({ body }, options),
    onDone: ({ id, name }) => {
      notify({ tone: 'success', key: 'views.saved', values: { name } })
      choose(id)
      onDone()
    },
    reread,
  })
}

interface ViewChange {
  readonly id: number
  readonly body: ViewChangeRequest
}

/** Changes a saved view. The change is based on the version of the view that the page shows. */
export const useViewChange = (
  { reread }: ShownViews,
  { onDone, ko, ...shown }: ShownVersion<ListView> & Partial<Done> & { readonly ko?: MessageKey },
) => {
  const { views } = useClientOf(viewCalls)
  const notify = useNotify()
  return useWrite<ViewChange, ListView>({
    call: orGone(
      fromVersion(({ id, body }, options) => views.change({ params: { id }, body }, options), {
        ...shown,
        onConflict: (current) => {
          shown.onConflict(current)
          reread()
        },
      }),
    ),
    draftOf: (change) => JSON.stringify([change, shown.version]),
    toasts: { ko },
    onDone: ({ name }) => {
      notify({ tone: 'success', key: 'views.saved', values: { name } })
      onDone?.()
    },
    reread,
  })
}

/** Removes a saved view in the version that the page shows. */
export const useViewRemoval = (
  { reread }: ShownViews,
  { onDone, ...shown }: ShownVersion<ListView> & Done,
) => {
  const { views } = useClientOf(viewCalls)
  const notify = useNotify()
  return useWrite<Pick<ListView, 'id' | 'name'>, unknown>({
    call: orGone(fromVersion(({ id }, options) => views.remove({ params: { id } }, options), shown)),
    draftOf: ({ id }) => JSON.stringify([id, shown.version]),
    onDone: (_answer, { name }) => {
      notify({ tone: 'success', key: 'views.removed', values: { name } })
      onDone()
    },
    reread,
  })
}

/** Sets or removes a saved view as the user's default for a list. */
export const useDefaultWrite = ({ list, reread }: ShownViews) => {
  const { views } = useClientOf(viewCalls)
  const notify = useNotify()
  return useWrite<{ readonly view: ListView; readonly isDefault: boolean }, unknown>({
    call: ({ view, isDefault }, options) =>
      views.setDefault({ body: { list, id: isDefault ? view.id : null } }, options),
    draftOf: ({ view, isDefault }) => JSON.stringify([view.id, isDefault]),
    toasts: { ko: 'views.failed' },
    onDone: (_answer, { view: { name }, isDefault }) =>
      notify({
        tone: 'success',
        key: isDefault ? 'views.default.isSet' : 'views.default.isDropped',
        values: { name },
      }),
    reread,
  })
}
