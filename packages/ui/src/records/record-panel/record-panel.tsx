import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { DetailCard, type Fact, Facts, Icon, IconButton, SidePanel } from '../../kernel'
import { LastChange, lineStyle, type RecordHeadProps, RelatedLinks } from '../record-head/record-head'

export interface RecordPanelProps
  extends Pick<RecordHeadProps, 'related' | 'changed' | 'timeZone' | 'historyHref' | 'renderLink'> {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Name of the record. */
  readonly title: string
  readonly facts: readonly Fact[]
  /** Links to pages of the record, such as its form. */
  readonly links?: ReactNode
  /** Shows the previous or next row of the list; `undefined` at the ends of its page. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  /** Returns the element that is focused when the panel closes. */
  readonly returnTo?: (() => HTMLElement | null) | undefined
}

/** A panel beside a list with the main facts of one of its records, and links to what belongs to it. (REC-123) */
export function RecordPanel(props: RecordPanelProps) {
  const { isOpen, onClose, title, facts, links, onPrevious, onNext, returnTo, related, renderLink } = props
  const t = useT()
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      returnTo={returnTo}
      actions={
        <>
          <IconButton
            label={t('record-lists.panel.previous')}
            icon={<Icon of={ChevronUp} size={20} />}
            disabledReason={onPrevious === undefined ? t('record-lists.panel.first') : undefined}
            onClick={onPrevious}
          />
          <IconButton
            label={t('record-lists.panel.next')}
            icon={<Icon of={ChevronDown} size={20} />}
            disabledReason={onNext === undefined ? t('record-lists.panel.last') : undefined}
            onClick={onNext}
          />
        </>
      }
    >
      <chakra.div data-row-panel="" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {links && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {links}
          </chakra.div>
        )}
        <DetailCard heading={t('record-lists.panel.facts')}>
          <Facts facts={facts} />
        </DetailCard>
        {related.length > 0 && (
          <DetailCard heading={t('record-lists.head.related')}>
            <chakra.div css={lineStyle}>
              <RelatedLinks related={related} renderLink={renderLink} />
            </chakra.div>
          </DetailCard>
        )}
        <chakra.div css={lineStyle} color="fg.muted">
          <LastChange {...props} />
        </chakra.div>
      </chakra.div>
    </SidePanel>
  )
}
