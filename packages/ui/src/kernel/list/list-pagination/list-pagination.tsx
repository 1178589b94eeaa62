import { chakra, Pagination } from '@chakra-ui/react'
import { PAGE_SIZE, showsPagination } from '@remesa/domain/kernel'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n'
import { IconButton } from '../../button/button'
import { Icon } from '../../icon/icon'
import { HiddenText } from '../../texts/hidden-text'

export interface ListPaginationProps {
  /** What is paged: part of its accessible name. */
  readonly caption: string
  /** One-based. */
  readonly page: number
  /** Number of rows on all pages. */
  readonly total: number
  /** Rows per page; the default is the one of every list of the product. */
  readonly pageSize?: number | undefined
  readonly onPage: (detail: { readonly page: number }) => void
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

/** Moves through the pages of a list: first, previous, `3/12`, next, last. Hidden if all rows fit on one page. */
export function ListPagination({ caption, page, total, pageSize = PAGE_SIZE, onPage }: ListPaginationProps) {
  const t = useT()
  if (!showsPagination(total, pageSize)) return null
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
            <chakra.div display="flex" alignItems="center" gap="1">
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

interface StepProps {
  readonly label: string
  /**
   * Already at this end of the list. The button stays in the tab order, so that it keeps the focus on reaching the end.
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
