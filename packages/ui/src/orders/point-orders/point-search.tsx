import { chakra } from '@chakra-ui/react'
import { readOrderNumber, type ServicePointTree } from '@remesa/domain/orders'
import { MapPin, Search } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { useT } from '../../i18n'
import { Button, HiddenText, Icon, TextInput } from '../../kernel'
import { placeOf } from '../point-switcher/places'
import { pointSections } from '../point-switcher/point-sections'

const MAX_FOUND = 8

export interface PointSearchProps {
  readonly tree: ServicePointTree
  /** Ids of the service points that the user chose most recently. */
  readonly recents: readonly number[]
  readonly onPoint: (detail: { readonly servicePointId: number }) => void
  /** Searches for an order by its number. */
  readonly onOrder: (detail: { readonly number: string }) => void
  /** The state of the search for an order by its number. */
  readonly lookup: ReactNode
}

/**
 * A search field for users with many service points. It finds a point by name, client or code, and an order by its
 * number.
 */
export function PointSearch(props: PointSearchProps) {
  const { tree, recents, onPoint, onOrder, lookup } = props
  const t = useT()
  const [text, setText] = useState('')
  const number = readOrderNumber(text)
  const { sections, hidden } = useMemo(
    () => pointSections({ tree, search: text, narrowedTo: {}, recents }),
    [tree, text, recents],
  )
  const isBlank = text.trim() === ''
  const found = sections.filter(({ id }) => !isBlank || id === 'recent').flatMap((section) => section.entries)
  const entries = found.slice(0, MAX_FOUND)
  const [first] = entries
  return (
    <chakra.div role="search" aria-label={t('orders.search.label')} display="grid" gap="2" maxW="40rem">
      <chakra.form
        display="flex"
        gap="2"
        alignItems="end"
        onSubmit={(event) => {
          event.preventDefault()
          if (number !== undefined) onOrder({ number })
          else if (first !== undefined && !isBlank) onPoint({ servicePointId: first.point.id })
        }}
      >
        <chakra.div flex="1">
          <TextInput
            type="search"
            label={t('orders.search.label')}
            value={text}
            onChange={({ value }) => setText(value)}
          />
        </chakra.div>
        <Button type="submit" icon={<Icon of={Search} size={16} />}>
          {t('orders.search.go')}
        </Button>
      </chakra.form>
      {entries.length > 0 && (
        <chakra.ul
          aria-label={isBlank ? t('orders.point.recent') : t('orders.filters.servicePoint')}
          display="flex"
          flexWrap="wrap"
          gap="2"
          listStyleType="none"
        >
          {entries.map(({ id, point }) => (
            <li key={id}>
              <Button
                size="sm"
                icon={<Icon of={MapPin} size={16} />}
                onClick={() => onPoint({ servicePointId: point.id })}
              >
                {point.description}
                <HiddenText>, {placeOf(point)}</HiddenText>
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
      <chakra.p role="status" textStyle="sm" color="fg.muted">
        {isBlank || number !== undefined ? '' : t('count.results', { count: found.length + hidden })}
      </chakra.p>
      {lookup}
    </chakra.div>
  )
}
