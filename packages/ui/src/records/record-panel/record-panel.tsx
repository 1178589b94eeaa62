import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, Pencil } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../i18n'
import { Button, DetailCard, type Fact, Facts, Icon, IconButton, SidePanel } from '../../kernel'
import { LastChange, lineStyle, type RecordHeadProps, RelatedLinks } from '../record-head/record-head'

export interface RecordPanelProps
  extends Pick<RecordHeadProps, 'related' | 'changed' | 'timeZone' | 'historyHref' | 'renderLink'> {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Name of the shown record. */
  readonly title: string
  readonly facts: readonly Fact[]
  /** Links to pages about the record, such as its form. */
  readonly links?: ReactNode
  /** Edits the record in the panel; `undefined` for a viewer who may not edit the record. */
  readonly edit?: RecordPanelEdit | undefined
  /** Shows the previous or next row of the list; `undefined` if the current page of the list has no such row. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  /** Returns the element that gets the focus when the panel closes. */
  readonly returnTo?: (() => HTMLElement | null) | undefined
}

/** The form in the panel of a record, and the callback that opens this form. */
export interface RecordPanelEdit {
  readonly onEdit: () => void
  /** The form, which replaces the facts while the record is edited. */
  readonly form: ReactNode
}

/**
 * A panel beside a list with the main facts of one record of the list, and links to the pages about this record.
 * (REC-123)
 */
export function RecordPanel(props: RecordPanelProps) {
  const { isOpen, onClose, title, facts, links, edit, onPrevious, onNext, returnTo, related, renderLink } =
    props
  const t = useT()
  const isEdited = Boolean(edit?.form)
  const editButton = useFocusAfterEdit(isOpen, isEdited)
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
        {edit?.form || (
          <>
            {(links || edit) && (
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                {edit && (
                  <Button
                    ref={editButton}
                    size="sm"
                    icon={<Icon of={Pencil} size={16} />}
                    onClick={edit.onEdit}
                  >
                    {t('record-lists.panel.edit')}
                  </Button>
                )}
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
          </>
        )}
      </chakra.div>
    </SidePanel>
  )
}

/** A ref of the button that edits the record. The button gets the focus when the editing ends and the panel stays open. */
const useFocusAfterEdit = (isOpen: boolean, isEdited: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  useEffect(() => {
    if (isOpen && wasEdited.current && !isEdited) button.current?.focus()
    wasEdited.current = isEdited
  }, [isOpen, isEdited])
  return button
}
