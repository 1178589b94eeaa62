import { chakra } from '@chakra-ui/react'
import { CircleOff, MoreHorizontal } from 'lucide'
import type { MouseEvent } from 'react'
import { type Translate, useT } from '../../../i18n'
import { Button, ButtonLink, IconButton, IconLink } from '../../button/button'
import { Switch } from '../../fields/switch'
import { Icon } from '../../icon/icon'
import { Menu } from '../../menu/menu'
import type { MenuEntry } from '../../menu/menu.types'
import type { ListAct, ListPageProps, ShowInactive } from './list-page.types'

interface ListActsProps {
  readonly acts: readonly ListAct[]
  readonly showInactive: ShowInactive | undefined
}

/** What can be done with a list, as buttons. */
export function ListActs({ acts }: Pick<ListActsProps, 'acts'>) {
  if (acts.length === 0) return null
  return (
    // At the right, also where no count of results stands before them.
    <chakra.div display="flex" flexWrap="wrap" gap="2" marginInlineStart={{ base: 'auto', xl: '0' }}>
      {acts.map((act) => (
        <ActButton key={act.id} {...act} />
      ))}
    </chakra.div>
  )
}

/**
 * The same on one line of a narrow screen: the primary act as an icon, and the rest in a menu. A single one says its name
 * where nothing but the filters stands before it.
 */
export function FoldedActs({ acts, showInactive, hasViews }: ListActsProps & { readonly hasViews: boolean }) {
  const t = useT()
  const rest = acts.filter(({ isPrimary }) => !isPrimary)
  const primary = acts.filter(({ isPrimary }) => isPrimary)
  const entries = [
    ...(showInactive === undefined ? [] : [inactiveEntry(t, showInactive)]),
    ...rest.map((act) => entryOf(t, act)),
  ]
  // A menu of one line would be a press more for nothing.
  const isMenu = entries.length > 1
  return (
    <chakra.div display="flex" alignItems="center" gap="2" marginInlineStart="auto">
      {isMenu && (
        <Menu entries={entries}>
          {(attributes) => (
            <IconButton
              label={t('list.acts')}
              variant="secondary"
              icon={<Icon of={MoreHorizontal} size={18} />}
              {...attributes}
            />
          )}
        </Menu>
      )}
      {!isMenu && <InactiveSwitch showInactive={showInactive} />}
      {!isMenu && !hasViews && <ListActs acts={rest} />}
      {(isMenu || !hasViews ? primary : [...rest, ...primary]).map((act) => (
        <ActIcon key={act.id} {...act} />
      ))}
    </chakra.div>
  )
}

/** The switch that also lists inactive rows, where it is offered. */
export function InactiveSwitch({ showInactive }: Pick<ListPageProps<unknown>, 'showInactive'>) {
  const t = useT()
  return showInactive === undefined ? null : (
    <Switch {...showInactive} label={showInactive.label ?? t('list.showInactive')} />
  )
}

function ActButton({ label, icon, isPrimary = false, isBusy, href, onSelect }: ListAct) {
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

function ActIcon({ label, icon, isPrimary = false, isBusy = false, href, onSelect }: ListAct) {
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

/** A plain press goes there within the page; one for another tab or window is the browser's. */
const followedBy =
  (onSelect: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect()
  }

const entryOf = (t: Translate, { id, label, icon, isBusy = false, onSelect }: ListAct): MenuEntry => ({
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
