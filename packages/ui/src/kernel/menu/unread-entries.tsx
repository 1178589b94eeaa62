import { RotateCw } from 'lucide'
import { match } from 'ts-pattern'
import type { Translate } from '../../i18n'
import { Icon } from '../icon/icon'
import type { MenuEntry, MenuNote } from './menu.types'

/** Entries of a menu that are loading or failed to load. */
export type UnreadEntries =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly onRetry: () => void }

/** A text line in a menu without entries. */
export const menuNote = (id: string, text: string): MenuNote => ({ kind: 'note', id, text })

/**
 * The content of a menu whose entries are loading or failed to load. After a failure there is an entry that loads
 * the entries again, while the menu stays open.
 */
export const unreadEntries = (
  t: Translate,
  state: UnreadEntries,
  words: { readonly loading: string; readonly error: string },
): readonly MenuEntry[] =>
  match(state)
    .returnType<readonly MenuEntry[]>()
    .with({ kind: 'loading' }, () => [menuNote('loading', words.loading)])
    .with({ kind: 'error' }, ({ onRetry }) => [
      menuNote('error', words.error),
      {
        kind: 'action',
        id: 'retry',
        label: t('action.retry'),
        icon: <Icon of={RotateCw} size={16} />,
        staysOpen: true,
        onSelect: onRetry,
      },
    ])
    .exhaustive()
