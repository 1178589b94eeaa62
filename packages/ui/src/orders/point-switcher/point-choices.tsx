import { chakra, createListCollection, Listbox } from '@chakra-ui/react'
import { Building2, Check, MapPin, Search } from 'lucide'
import { type RefObject, useMemo, useState } from 'react'
import { useT } from '../../i18n'
import { HiddenText, Icon, visuallyHidden } from '../../kernel'
import { allPoints, placeOf } from './places'
import { pointListRecipe } from './point-list.recipe'
import { PointPlaces } from './point-places'
import { type PointEntry, pointSections } from './point-sections'
import type { PointListProps } from './point-switcher.types'

const ALL = 'all'

interface PointChoicesProps extends Omit<PointListProps, 'triggerId' | 'isOpen'> {
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/**
 * The searchable list of service points: typed text filters the list, arrow keys move in the list, and Enter chooses
 * the highlighted point.
 */
export function PointChoices(props: PointChoicesProps) {
  const { tree, value, recents, offersAll = false, narrowedTo = {}, refusalOf = noRefusal } = props
  const { onChange, onClose, inputRef } = props
  const t = useT()
  const [search, setSearch] = useState('')
  const [place, setPlace] = useState(narrowedTo)
  const { sections, hidden, isNarrowed } = useMemo(
    () => pointSections({ tree, search, narrowedTo: place, recents }),
    [tree, search, place, recents],
  )
  const showsAll = offersAll && search.trim() === '' && !isNarrowed
  const entries = useMemo(() => sections.flatMap((section) => section.entries), [sections])
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...(showsAll ? [ALL] : []), ...entries.map(({ id }) => id)],
        isItemDisabled: (item) =>
          entries.some(({ id, point }) => id === item && refusalOf(point) !== undefined),
      }),
    [showsAll, entries, refusalOf],
  )
  const take = (taken: string) => {
    const choice = taken === ALL ? ALL : entries.find(({ id }) => id === taken)?.point.id
    if (choice === undefined) return
    onClose()
    onChange({ value: choice })
  }
  const current = value === undefined ? [] : [String(value)]
  return (
    <Listbox.Root
      recipe={pointListRecipe}
      collection={collection}
      value={current}
      {...(current[0] === undefined ? {} : { defaultHighlightedValue: current[0] })}
      onSelect={(detail) => take(detail.value)}
    >
      <chakra.div display="grid" gap="2" p="2">
        <chakra.div position="relative">
          <chakra.span
            aria-hidden="true"
            position="absolute"
            insetBlock="0"
            insetInlineStart="3"
            display="flex"
            alignItems="center"
            color="fg.muted"
            pointerEvents="none"
          >
            <Icon of={Search} size={16} />
          </chakra.span>
          <Listbox.Input
            ref={inputRef}
            role="combobox"
            aria-expanded="true"
            aria-label={t('orders.point.search')}
            placeholder={t('orders.point.search')}
            value={search}
            autoHighlight
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </chakra.div>
        <PointPlaces tree={tree} place={place} onChange={setPlace} />
      </chakra.div>
      <Listbox.Label css={visuallyHidden}>{t('orders.filters.servicePoint')}</Listbox.Label>
      <Listbox.Content tabIndex={-1}>
        {showsAll && (
          <Listbox.Item item={ALL}>
            <Icon of={Building2} size={16} />
            <span>
              {t('orders.point.all')}{' '}
              <small>{t('orders.point.count', { count: allPoints(tree).length })}</small>
            </span>
            {value === ALL && <Icon of={Check} size={16} />}
          </Listbox.Item>
        )}
        {sections.map((section) => (
          <Section key={section.id} {...section} value={value} refusalOf={refusalOf} />
        ))}
        {collection.size === 0 && (
          <chakra.div
            px="2.5"
            py="3"
            color="fg.muted"
            role="option"
            aria-disabled="true"
            aria-selected="false"
          >
            {t('text.no.results')}
          </chakra.div>
        )}
      </Listbox.Content>
      {hidden > 0 && (
        <chakra.p px="4" py="2" textStyle="sm" color="fg.muted" borderTopWidth="1px" borderColor="border">
          {t('orders.point.hidden', { count: hidden })}
        </chakra.p>
      )}
      <HiddenText role="status">
        {search === '' ? '' : t('count.results', { count: entries.length + hidden })}
      </HiddenText>
    </Listbox.Root>
  )
}

const noRefusal = () => undefined

interface SectionProps extends Pick<PointListProps, 'value'> {
  readonly refusalOf: (point: PointEntry['point']) => string | undefined
  readonly id: string
  readonly entries: readonly PointEntry[]
}

/**
 * A group of points under a heading: the points of a center, or the recent points. The entry of a recent point contains
 * the name of its center, because recent points can be of different centers.
 */
function Section({ id, entries, value, refusalOf }: SectionProps) {
  const t = useT()
  const [first] = entries
  if (first === undefined) return null
  const isRecent = id === 'recent'
  return (
    <Listbox.ItemGroup id={id}>
      <Listbox.ItemGroupLabel>
        {isRecent ? t('orders.point.recent') : placeOf(first.point)}
      </Listbox.ItemGroupLabel>
      {entries.map(({ id: item, point }) => (
        <Listbox.Item key={item} item={item}>
          <Icon of={MapPin} size={16} />
          <span>
            {point.description}{' '}
            <small>{refusalOf(point) ?? (isRecent ? placeOf(point) : point.codeSol)}</small>
          </span>
          {point.id === value && <Icon of={Check} size={16} />}
        </Listbox.Item>
      ))}
    </Listbox.ItemGroup>
  )
}
