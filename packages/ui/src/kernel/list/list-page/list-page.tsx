import { chakra } from '@chakra-ui/react'
import { ListFilter } from 'lucide'
import { useContext, useId, useImperativeHandle, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useT } from '../../../i18n'
import { Button } from '../../button/button'
import { Icon } from '../../icon/icon'
import { PageHeader } from '../../page-header/page-header'
import { SkipLink, SkipLinksSlot } from '../../skip-link/skip-link'
import { visuallyHidden } from '../../texts/visually-hidden'
import { FilterCount, FilterPanel } from '../filter-panel/filter-panel'
import type { FilterPanelProps } from '../filter-panel/filter-panel.types'
import { FilterChips } from './filter-chips'
import { FilterDrawer } from './filter-drawer'
import { FoldedActions, InactiveSwitch, ListActions } from './list-actions'
import type { ListPageProps } from './list-page.types'
import { ListResults } from './list-results'
import { SearchField } from './search-field'
import { useWide } from './use-wide'

const bodyStyle = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-panel]': { gridTemplateColumns: '15rem minmax(0, 1fr)' },
  '& > section': { display: 'grid', gap: '3', minW: 0, outline: 'none' },
} as const

const panelStyle = {
  position: 'sticky',
  // The panel stays below the top bar while the list is scrolled.
  top: '4.25rem',
  // The panel is at most as high as the window, so that its buttons are visible without scrolling.
  maxH: 'calc(100dvh - 11.25rem - var(--bottom-notice, 0px))',
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  overflow: 'clip',
} as const

/**
 * A page that shows a list: heading and actions, filters next to the table or in a drawer, and rows that the back end
 * sorts and pages. The page needs `PartTexts` with the part `lists` around it.
 */
export function ListPage<Row, F extends string>(props: ListPageProps<Row, F>) {
  const {
    title,
    actions = [],
    tabs,
    filters,
    isPanelOpen,
    onPanelToggle,
    showInactive,
    state,
    pagination,
  } = props
  const t = useT()
  const [panelId, regionId] = [useId(), useId()]
  const searchField = useRef<HTMLElement>(null)
  const panel = useRef<HTMLElement>(null)
  const region = useRef<HTMLElement>(null)
  const isWide = useWide()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isBeside = isWide && isPanelOpen && filters !== undefined
  useImperativeHandle(props.filtersRef, () => ({
    focus: () => {
      if (props.search !== undefined) return searchField.current?.focus()
      if (!isWide) return setDrawerOpen(true)
      // A hidden field can't be focused, so the panel must be rendered before its field gets the focus.
      flushSync(() => onPanelToggle({ isOpen: true }))
      panel.current?.querySelector<HTMLElement>('input:not([type=checkbox]), select, button')?.focus()
    },
  }))
  const skipLinks = useContext(SkipLinksSlot)
  const skip = (
    <SkipLink
      targetId={regionId}
      text={t('list.skip')}
      onFollow={() => firstControl(region.current)?.focus()}
    />
  )
  const isKnown = state === 'ready' || state === 'refreshing'
  return (
    <>
      {props.rows.length > 0 && (skipLinks === undefined ? skip : skipLinks && createPortal(skip, skipLinks))}
      {tabs}
      <PageHeader title={title} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '2', xl: '4' }}
        rowGap="2"
        marginBottom="3"
      >
        {props.search !== undefined && (
          <SearchField label={t('list.search')} {...props.search} inputRef={searchField} />
        )}
        {filters !== undefined && (
          <Button
            icon={<Icon of={ListFilter} size={16} />}
            {...(isWide
              ? { 'aria-controls': panelId, 'aria-expanded': isPanelOpen }
              : { 'aria-haspopup': 'dialog', 'aria-expanded': isDrawerOpen })}
            onClick={() => (isWide ? onPanelToggle({ isOpen: !isPanelOpen }) : setDrawerOpen(true))}
          >
            {t('list.filters')}
            <FilterCount count={filters.activeCount} />
          </Button>
        )}
        {props.views}
        {isWide && <InactiveSwitch showInactive={showInactive} />}
        <chakra.span
          role="status"
          marginInlineStart="auto"
          textStyle="sm"
          color="fg.muted"
          // On narrower screens only the pagination shows the count, so that the actions fit on one line.
          css={{ '@media (max-width: 74.99rem)': visuallyHidden }}
        >
          {isKnown ? t('count.results', { count: pagination.total }) : ''}
        </chakra.span>
        {isWide ? (
          <ListActions actions={actions} />
        ) : (
          <FoldedActions actions={actions} showInactive={showInactive} hasViews={Boolean(props.views)} />
        )}
      </chakra.div>
      <chakra.div css={bodyStyle} {...(isBeside ? { 'data-panel': '' } : {})}>
        {isWide && filters !== undefined && (
          <chakra.aside
            ref={panel}
            id={panelId}
            aria-label={t('list.filters')}
            css={panelStyle}
            hidden={!isPanelOpen}
          >
            <FilterPanel {...filters} />
          </chakra.aside>
        )}
        {!isWide && filters !== undefined && (
          <FilterDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
            <FilterPanel {...closedBy(filters, () => setDrawerOpen(false))} />
          </FilterDrawer>
        )}
        <section ref={region} id={regionId} aria-label={title} tabIndex={-1}>
          {filters !== undefined && (
            <FilterChips
              fields={filters.fields}
              applied={filters.applied}
              onRemove={(detail) => {
                // The clicked button disappears together with its filter, so the region of the list gets the focus.
                region.current?.focus()
                filters.onRemove(detail)
              }}
              onClean={() => {
                region.current?.focus()
                filters.onClean()
              }}
            />
          )}
          <ListResults {...props} region={region} />
        </section>
      </chakra.div>
    </>
  )
}

/** The first control of the first row in the list. */
const firstControl = (region: HTMLElement | null): HTMLElement | null =>
  region?.querySelector<HTMLElement>('[data-row-id] :is(a, button, input)') ?? region

/**
 * The props of a filter panel in a drawer. Both buttons of the panel close the drawer, because the drawer would hide
 * the newly loaded list.
 */
const closedBy = <F extends string>(
  filters: FilterPanelProps<F>,
  close: () => void,
): FilterPanelProps<F> => ({
  ...filters,
  onApply: () => {
    close()
    filters.onApply()
  },
  onClean: () => {
    close()
    filters.onClean()
  },
})
