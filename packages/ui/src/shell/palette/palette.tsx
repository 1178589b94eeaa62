import { chakra, createListCollection, Dialog, Listbox, Portal } from '@chakra-ui/react'
import { CornerDownRight, FolderOpen, type IconNode, MapPin, Plus, Search, Settings2, Truck, X } from 'lucide'
import { type RefObject, useId, useMemo, useRef, useState } from 'react'
import { useT } from '../../i18n'
import { HiddenText, Icon, IconButton, KeyCaps, staysOpen, visuallyHidden } from '../../kernel'
import { type FoundGroup, findEntries } from './find-entries'
import { LookupNotice } from './lookup-notice'
import { paletteDialogRecipe, paletteListRecipe } from './palette.recipe'
import type { PaletteEntry, PaletteGroup, PaletteProps } from './palette.types'

const icons: Readonly<Record<PaletteGroup, IconNode>> = {
  orders: Truck,
  actions: Plus,
  points: MapPin,
  records: FolderOpen,
  pages: CornerDownRight,
  settings: Settings2,
}

/**
 * The palette: one field that finds orders by their number, service points, pages and actions. The arrow keys move
 * through the options, Enter chooses an option, and Escape closes the palette. The focus stays in the field.
 * (FRA-26, FRA-27)
 */
export function Palette({ isOpen, onClose, ...found }: PaletteProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root
      recipe={paletteDialogRecipe}
      open={isOpen}
      lazyMount
      unmountOnExit
      {...staysOpen}
      initialFocusEl={() => input.current}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title css={visuallyHidden}>{t('shell.palette')}</Dialog.Title>
            <Finder {...found} input={input} onClose={onClose} />
            {/* The help for these keys is hidden on phones, which have no physical keys. */}
            <Dialog.Footer display={{ base: 'none', sm: 'flex' }}>
              <span>
                <KeyCaps keyName="↑" /> <KeyCaps keyName="↓" /> {t('palette.keys.choose')}
              </span>
              <span>
                <KeyCaps keyName="Enter" /> {t('palette.keys.open')}
              </span>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface FinderProps extends Omit<PaletteProps, 'isOpen'> {
  readonly input: RefObject<HTMLInputElement | null>
}

function Finder({ entries, search, onSearch, lookup, records, onChoose, onClose, input }: FinderProps) {
  const t = useT()
  const labelId = useId()
  const isMissing = lookup.kind === 'missing'
  const groups = useMemo(
    () => findEntries(isMissing ? { ...entries, orders: [] } : entries, search),
    [entries, search, isMissing],
  )
  const collection = useMemo(
    () =>
      createListCollection<PaletteEntry>({
        items: groups.flatMap((group) => group.entries),
        itemToValue: ({ id }) => id,
        itemToString: ({ label }) => label,
      }),
    [groups],
  )
  // The first option is active until an arrow key is pressed. After each change of the search text, the first option
  // is active again.
  const [moved, setMoved] = useState<{ readonly search: string; readonly id: string | null }>()
  const isThere = moved?.search === search && moved.id !== null && collection.has(moved.id)
  return (
    <Listbox.Root
      recipe={paletteListRecipe}
      collection={collection}
      value={[]}
      highlightedValue={isThere ? moved.id : collection.firstValue}
      loopFocus
      typeahead={false}
      onHighlightChange={({ highlightedValue }) => setMoved({ search, id: highlightedValue })}
      onSelect={({ value }) => onChoose({ id: value })}
    >
      <Listbox.Label id={labelId} css={visuallyHidden}>
        {t('shell.palette')}
      </Listbox.Label>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        borderBottomWidth="1px"
        borderColor="border"
        css={{ '& > svg': { flexShrink: 0, color: 'fg.muted' } }}
      >
        <Icon of={Search} size={18} />
        <Listbox.Input
          ref={input}
          role="combobox"
          aria-expanded="true"
          aria-label={t('shell.palette')}
          placeholder={t('palette.placeholder')}
          value={search}
          onChange={(event) => onSearch({ text: event.currentTarget.value })}
        />
        <IconButton label={t('action.close')} icon={<Icon of={X} size={18} />} onClick={onClose} />
      </chakra.div>
      <LookupNotice lookup={lookup} />
      <Listbox.Content tabIndex={-1} hidden={groups.length === 0}>
        {groups.map((group) => (
          <Group key={group.group} {...group} />
        ))}
      </Listbox.Content>
      {groups.length === 0 && records === 'known' && !isMissing && (
        <chakra.p px="5" py="6" color="fg.muted">
          {t('palette.nothing', { search: search.trim() })} {t('palette.nothing.hint')}
        </chakra.p>
      )}
      {records !== 'known' && (
        <chakra.p role="status" px="5" py="3" textStyle="sm" color="fg.muted">
          {t(`palette.records.${records}`)}
        </chakra.p>
      )}
      <HiddenText role="status">
        {search.trim() === '' ? '' : t('count.results', { count: collection.size })}
      </HiddenText>
    </Listbox.Root>
  )
}

function Group({ group, entries, left }: FoundGroup) {
  const t = useT()
  return (
    <Listbox.ItemGroup id={group}>
      <Listbox.ItemGroupLabel>{t(`palette.group.${group}`)}</Listbox.ItemGroupLabel>
      {entries.map((entry) => (
        <Listbox.Item key={entry.id} item={entry} highlightOnHover>
          <Icon of={icons[group]} size={16} />
          <Listbox.ItemText>
            {entry.label} {entry.note !== undefined && <small>{entry.note}</small>}
          </Listbox.ItemText>
          {entry.keyName !== undefined && (
            <chakra.span aria-hidden="true" css={{ '@media (hover: none)': { display: 'none' } }}>
              <KeyCaps keyName={entry.keyName} />
            </chakra.span>
          )}
        </Listbox.Item>
      ))}
      {left > 0 && (
        <chakra.p px="2.5" py="1" textStyle="xs" color="fg.muted">
          {t('palette.more', { count: left })}
        </chakra.p>
      )}
    </Listbox.ItemGroup>
  )
}
