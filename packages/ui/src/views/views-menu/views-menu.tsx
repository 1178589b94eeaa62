import { canSaveView, type ListView, type ViewInUse } from '@remesa/domain/views'
import { BookmarkPlus, List, Pencil, Save, Star, StarOff, Trash2, Undo2 } from 'lucide'
import type { ReactNode } from 'react'
import { match } from 'ts-pattern'
import { reasonText, type Translate, useT } from '../../i18n'
import {
  Icon,
  MenuContent,
  type MenuEntry,
  type MenuListProps,
  menuNote,
  type UnreadEntries,
  unreadEntries,
} from '../../kernel'

/** The views of a list: loading, failed, or loaded, with the current view. */
export type ViewsState =
  | UnreadEntries
  | {
      readonly kind: 'ready'
      readonly views: readonly ListView[]
      readonly inUse: ViewInUse<ListView> | undefined
    }

/** The view to which an action is applied. */
export interface OfView {
  readonly view: ListView
}

/** The functions that perform the actions on views. */
export interface ViewActions {
  readonly onShow: (detail: OfView) => void
  /** Resets the list to its initial state, in which no view is applied. */
  readonly onShowWhole: () => void
  readonly onSave: () => void
  /** Saves the current state of the list in an existing view. */
  readonly onUpdate: (detail: OfView) => void
  readonly onEdit: (detail: OfView) => void
  readonly onRemove: (detail: OfView) => void
  readonly onDefault: (detail: OfView & { readonly isDefault: boolean }) => void
}

export interface ViewsMenuProps extends MenuListProps, ViewActions {
  readonly state: ViewsState
}

/** The menu of `ViewsButton`, with the available views and the actions on the current view. */
export function ViewsMenu({ state, ...props }: ViewsMenuProps) {
  const t = useT()
  const { triggerId, isOpen, onClosed, onClose, ...actions } = props
  const list = { triggerId, isOpen, onClosed, onClose }
  return <MenuContent {...list} entries={entriesOf(t, state, actions)} />
}

const entriesOf = (t: Translate, state: ViewsState, actions: ViewActions): readonly MenuEntry[] =>
  match(state)
    .returnType<readonly MenuEntry[]>()
    .with({ kind: 'loading' }, { kind: 'error' }, (unread) =>
      unreadEntries(t, unread, { loading: t('views.loading'), error: t('views.error') }),
    )
    .with({ kind: 'ready' }, ({ views, inUse }) => [
      ...choices(t, views, { inUse, onShow: actions.onShow }),
      ...(views.length === 0 ? [] : [whole(t, actions)]),
      { kind: 'separator', id: 'actions' },
      ...actionsOf(t, inUse, actions),
      {
        kind: 'action',
        id: 'save',
        label: t('views.save'),
        icon: <Icon of={BookmarkPlus} size={16} />,
        disabledReason: reasonText(t, canSaveView(views.filter(({ isOwn }) => isOwn).length).reasons),
        onSelect: actions.onSave,
      },
      ...removal(t, inUse, actions),
    ])
    .exhaustive()

const whole = (t: Translate, { onShowWhole }: Pick<ViewActions, 'onShowWhole'>): MenuEntry => ({
  kind: 'action',
  id: 'whole',
  label: t('views.whole'),
  icon: <Icon of={List} size={16} />,
  onSelect: onShowWhole,
})

const choices = (
  t: Translate,
  views: readonly ListView[],
  { inUse, onShow }: Pick<ViewActions, 'onShow'> & { readonly inUse: ViewInUse<ListView> | undefined },
): readonly MenuEntry[] => {
  if (views.length === 0) return [menuNote('none', t('views.none'))]
  const group = (id: string, label: string, isOwn: boolean): readonly MenuEntry[] => {
    const members = views.filter((view) => view.isOwn === isOwn)
    if (members.length === 0) return []
    return [
      {
        kind: 'choice',
        id,
        label,
        value: String(inUse?.view.id ?? ''),
        options: members.map((view) => ({ value: String(view.id), label: optionText(t, view) })),
        onChange: (value) => {
          const view = members.find((member) => String(member.id) === value)
          if (view !== undefined) onShow({ view })
        },
      },
    ]
  }
  return [...group('own', t('views.own'), true), ...group('shared', t('views.shared'), false)]
}

const optionText = (t: Translate, { name, owner, isOwn, isDefault }: ListView): string => {
  const text = isOwn ? name : t('views.option.owner', { name, owner })
  return isDefault ? t('views.option.default', { name: text }) : text
}

/** The menu entries for the actions on the current view, except its removal. */
const actionsOf = (
  t: Translate,
  inUse: ViewInUse<ListView> | undefined,
  { onShow, onUpdate, onEdit, onDefault }: ViewActions,
): readonly MenuEntry[] => {
  if (inUse === undefined) return []
  const { view, isModified } = inUse
  const { name, isOwn, isDefault } = view
  const action = (id: string, label: string, icon: ReactNode, onSelect: () => void): MenuEntry => ({
    kind: 'action',
    id,
    label,
    icon,
    onSelect,
  })
  return [
    ...(isModified && isOwn
      ? [
          action('update', t('views.update', { name }), <Icon of={Save} size={16} />, () =>
            onUpdate({ view }),
          ),
        ]
      : []),
    ...(isModified
      ? [action('discard', t('action.discard'), <Icon of={Undo2} size={16} />, () => onShow({ view }))]
      : []),
    ...(isOwn
      ? [action('edit', t('views.edit'), <Icon of={Pencil} size={16} />, () => onEdit({ view }))]
      : []),
    isDefault
      ? action('default', t('views.default.drop'), <Icon of={StarOff} size={16} />, () =>
          onDefault({ view, isDefault: false }),
        )
      : action('default', t('views.default.set'), <Icon of={Star} size={16} />, () =>
          onDefault({ view, isDefault: true }),
        ),
  ]
}

const removal = (
  t: Translate,
  inUse: ViewInUse<ListView> | undefined,
  { onRemove }: Pick<ViewActions, 'onRemove'>,
): readonly MenuEntry[] => {
  if (inUse === undefined || !inUse.view.isOwn) return []
  const { view } = inUse
  return [
    {
      kind: 'action',
      id: 'remove',
      label: t('views.remove'),
      icon: <Icon of={Trash2} size={16} />,
      isDanger: true,
      onSelect: () => onRemove({ view }),
    },
  ]
}
