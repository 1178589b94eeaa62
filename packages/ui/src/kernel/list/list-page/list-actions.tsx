import { chakra } from '@chakra-ui/react'
import { CircleOff, MoreHorizontal } from 'lucide'
import type { MouseEvent } from 'react'
import { type Translate, useT } from '../../../i18n'
import { Button, ButtonLink, IconButton, IconLink } from '../../button/button'
import { Switch } from '../../fields/switch'
import { Icon } from '../../icon/icon'
import { Menu } from '../../menu/menu'
import type { MenuEntry } from '../../menu/menu.types'
import type { ListAction, ListPageProps, ShowInactive } from './list-page.types'

interface ListActionsProps {
  readonly actions: readonly ListAction[]
  readonly showInactive: ShowInactive | undefined
}

/** The buttons for the actions of a list. */
export function ListActions({ actions }: Pick<ListActionsProps, 'actions'>) {
  if (actions.length === 0) return null
  return (
    // The actions are at the right even if there is no count of results on their left.
    <chakra.div display="flex" flexWrap="wrap" gap="2" marginInlineStart={{ base: 'auto', xl: '0' }}>
      {actions.map((action) =>
        action.isIconOnly ? (
          <ActionIcon key={action.id} {...action} />
        ) : (
          <ActionButton key={action.id} {...action} />
        ),
      )}
    </chakra.div>
  )
}

/**
 * The actions of a list on one line of a narrow screen: the primary action as an icon, the other actions in a menu.
 * In a list without saved views, a single action is a button with a text.
 */
export function FoldedActions({
  actions,
  showInactive,
  hasViews,
}: ListActionsProps & { readonly hasViews: boolean }) {
  const t = useT()
  const rest = actions.filter(({ isPrimary }) => !isPrimary)
  const primary = actions.filter(({ isPrimary }) => isPrimary)
  const entries = [
    ...(showInactive === undefined ? [] : [inactiveEntry(t, showInactive)]),
    ...rest.map((action) => entryOf(t, action)),
  ]
  // A single action is a button, because a menu would require one more click.
  const isMenu = entries.length > 1
  return (
    <chakra.div display="flex" alignItems="center" gap="2" marginInlineStart="auto">
      {isMenu && (
        <Menu entries={entries}>
          {(attributes) => (
            <IconButton
              label={t('list.actions')}
              variant="secondary"
              icon={<Icon of={MoreHorizontal} size={18} />}
              {...attributes}
            />
          )}
        </Menu>
      )}
      {!isMenu && <InactiveSwitch showInactive={showInactive} />}
      {!isMenu && !hasViews && <ListActions actions={rest} />}
      {(isMenu || !hasViews ? primary : [...rest, ...primary]).map((action) => (
        <ActionIcon key={action.id} {...action} />
      ))}
    </chakra.div>
  )
}

/** The switch that adds the inactive rows to a list. Renders nothing for a list without this switch. */
export function InactiveSwitch({ showInactive }: Pick<ListPageProps<unknown>, 'showInactive'>) {
  const t = useT()
  return showInactive === undefined ? null : (
    <Switch {...showInactive} label={showInactive.label ?? t('list.showInactive')} />
  )
}

function ActionButton({ label, icon, isPrimary = false, isBusy, href, onSelect }: ListAction) {
  const variant = isPrimary ? 'primary' : 'secondary'
  if (href === undefined)
    return (
      <Button variant={variant} icon={icon} isBusy={isBusy} onClick={onSelect}>
        {label}
      </Button>
    )
  return (
    <ButtonLink variant={variant} icon={icon} href={href} onClick={followedBy(onSelect)}>
      {label}
    </ButtonLink>
  )
}

function ActionIcon({ label, icon, isPrimary = false, isBusy = false, href, onSelect }: ListAction) {
  const t = useT()
  const variant = isPrimary ? 'primary' : 'secondary'
  if (href === undefined)
    return (
      <IconButton
        label={label}
        variant={variant}
        icon={icon}
        disabledReason={isBusy ? t('text.loading') : undefined}
        onClick={onSelect}
      />
    )
  return <IconLink label={label} variant={variant} icon={icon} href={href} onClick={followedBy(onSelect)} />
}

/**
 * A click handler that calls `onSelect` on a plain click, so that the page is not reloaded. The browser handles clicks
 * that open another tab or window.
 */
const followedBy =
  (onSelect: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect()
  }

const entryOf = (t: Translate, { id, label, icon, isBusy = false, onSelect }: ListAction): MenuEntry => ({
  kind: 'action',
  id,
  label,
  icon,
  disabledReason: isBusy ? t('text.loading') : undefined,
  onSelect,
})

const inactiveEntry = (t: Translate, { label, value, onChange }: ShowInactive): MenuEntry => ({
  kind: 'check',
  id: 'inactive',
  label: label ?? t('list.showInactive'),
  icon: <Icon of={CircleOff} size={16} />,
  value,
  onChange: (next) => onChange({ value: next }),
})
