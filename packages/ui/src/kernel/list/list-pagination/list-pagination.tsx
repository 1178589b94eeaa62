import { chakra, Pagination } from '@chakra-ui/react'
import { PAGE_SIZE, PAGE_SIZES, showsPagination } from '@remesa/domain/kernel'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n'
import { IconButton } from '../../button/button'
import { Select } from '../../fields/select'
import { Icon } from '../../icon/icon'
import { HiddenText } from '../../texts/hidden-text'

export interface ListPaginationProps {
  /** Name of the list, which is part of the accessible name of the pagination. */
  readonly caption: string
  /** Number of the current page, from 1. */
  readonly page: number
  /** Number of rows on all pages. */
  readonly total: number
  /** Rows per page; by default the number that all lists have. */
  readonly pageSize?: number | undefined
  readonly onPage: (detail: { readonly page: number }) => void
  /** Called when the user chooses the number of rows per page; `undefined` if that number is fixed. (KRN-65) */
  readonly onPageSize?: ((detail: { readonly size: number }) => void) | undefined
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
} as const

/**
 * The pagination of a list: rows per page, first, previous, `3/12`, next, last. The pagination is hidden if all rows
 * fit on a page of the smallest size. (KRN-44)
 */
export function ListPagination(props: ListPaginationProps) {
  const { caption, page, total, pageSize = PAGE_SIZE, onPage, onPageSize } = props
  const t = useT()
  const hasPages = showsPagination(total, pageSize)
  if (!hasPages && !(onPageSize && showsPagination(total))) return null
  return (
    <Pagination.Root
      as="nav"
      css={barStyle}
      count={total}
      pageSize={pageSize}
      page={page}
      onPageChange={({ page: target }) => onPage({ page: target })}
      translations={{ rootLabel: t('list.pages', { caption }) }}
    >
      <Pagination.Context>
        {({
          page: current,
          totalPages,
          pageRange,
          goToFirstPage,
          goToPrevPage,
          goToNextPage,
          goToLastPage,
        }) => (
          <>
            <chakra.span color="fg.muted">
              {t('list.range', { from: pageRange.start + 1, to: pageRange.end, total })}
            </chakra.span>
            {onPageSize && <PageSize size={pageSize} onPageSize={onPageSize} />}
            <chakra.div display={hasPages ? 'flex' : 'none'} alignItems="center" gap="1">
              <Step label={t('list.page.first')} isEnd={current === 1} onClick={goToFirstPage}>
                <Icon of={ChevronsLeft} size={18} />
              </Step>
              <Step label={t('list.page.previous')} isEnd={current === 1} onClick={goToPrevPage}>
                <Icon of={ChevronLeft} size={18} />
              </Step>
              <chakra.span minW="14" px="1" textAlign="center">
                <span aria-hidden="true">{`${current}/${totalPages}`}</span>
                <HiddenText role="status">
                  {t('list.page.current', { page: current, pages: totalPages })}
                </HiddenText>
              </chakra.span>
              <Step label={t('list.page.next')} isEnd={current === totalPages} onClick={goToNextPage}>
                <Icon of={ChevronRight} size={18} />
              </Step>
              <Step label={t('list.page.last')} isEnd={current === totalPages} onClick={goToLastPage}>
                <Icon of={ChevronsRight} size={18} />
              </Step>
            </chakra.div>
          </>
        )}
      </Pagination.Context>
    </Pagination.Root>
  )
}

interface PageSizeProps extends Required<Pick<ListPaginationProps, 'onPageSize'>> {
  readonly size: number
}

function PageSize({ size, onPageSize }: PageSizeProps) {
  const t = useT()
  return (
    <chakra.div marginInlineStart="auto" minW="9rem">
      <Select
        label={t('list.pageSize')}
        isLabelHidden
        placeholder={null}
        value={String(size)}
        options={PAGE_SIZES.map((rows) => ({
          value: String(rows),
          label: t('list.pageSize.rows', { rows }),
        }))}
        onChange={({ value }) => onPageSize?.({ size: Number(value) })}
      />
    </chakra.div>
  )
}

interface StepProps {
  readonly label: string
  /**
   * Whether the button has no effect, because the first or last page is shown. The button stays in the tab order, so
   * that it keeps the focus.
   */
  readonly isEnd: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Step({ label, isEnd, onClick, children }: StepProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      icon={children}
      {...(isEnd ? { 'aria-disabled': true } : { onClick })}
    />
  )
}
