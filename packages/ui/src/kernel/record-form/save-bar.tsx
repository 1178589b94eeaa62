import { chakra } from '@chakra-ui/react'
import type { AnyIssue } from '@remesa/domain/kernel'
import { CircleAlert } from 'lucide'
import { issueText, useT } from '../../i18n'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { KeyCaps } from '../key-caps/key-caps'
import { PageBar } from '../page-bar/page-bar'

export interface SaveBarProps {
  readonly formId: string
  readonly isNew: boolean
  /** Whether there is nothing to save. */
  readonly isUnchanged: boolean
  readonly changes: number
  /** The issues that prevent saving. */
  readonly issues: readonly AnyIssue[]
  readonly isBusy: boolean
  readonly sendText: string
  /** Shows the issues, and focuses the first field with an issue. */
  readonly onShowIssues: () => void
  readonly onCancel: () => void
}

/** A bar at the bottom of the window with the unsaved changes, the issues, and the buttons to cancel and to save. */
export function SaveBar(props: SaveBarProps) {
  const { formId, isNew, isUnchanged, changes, issues, isBusy, sendText, onShowIssues, onCancel } = props
  const t = useT()
  const nothingToSave = isUnchanged ? t('record.unchanged') : undefined
  const [first] = issues
  const count = new Set(issues.map(({ path }) => path)).size
  // If the only issue is in a field that is filled in, the text of the issue says what is left, such as a search.
  const left =
    isNew && count === 1 && first && first.rule !== 'required'
      ? issueText(t, first)
      : t(isNew ? 'record.left' : 'record.toCorrect', { count })
  return (
    <PageBar label={t('record.bar')}>
      <chakra.span
        role="status"
        display="inline-flex"
        alignItems="center"
        gap="2"
        textStyle="sm"
        _empty={{ position: 'absolute' }}
      >
        {!isNew && changes > 0 && (
          <>
            <chakra.span
              aria-hidden="true"
              minW="6"
              px="1.5"
              textAlign="center"
              lineHeight="1.5rem"
              borderRadius="full"
              fontWeight="semibold"
              bg="brand.solid"
              color="brand.contrast"
            >
              {changes}
            </chakra.span>
            {t('record.changes', { count: changes })}
          </>
        )}
      </chakra.span>
      {count > 0 && (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH={{ base: '11', lg: '8' }}
          textStyle="sm"
          color={isNew ? 'fg.muted' : 'danger.fg'}
          textDecoration="underline"
          textUnderlineOffset="2px"
          cursor="pointer"
          borderRadius="sm"
          onClick={onShowIssues}
        >
          {!isNew && <Icon of={CircleAlert} size={16} />}
          {left}
        </chakra.button>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', sm: 'auto auto' }}
        gap="2"
        width={{ base: 'full', sm: 'auto' }}
        marginInlineStart="auto"
        // A disabled button that shows a reason is inside a span.
        css={{ '& > span': { display: 'grid' } }}
      >
        <Button onClick={onCancel} disabledReason={isBusy ? t('record.busy') : undefined}>
          {t('action.cancel')}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="primary"
          isBusy={isBusy}
          aria-keyshortcuts="Control+S Meta+S"
          disabledReason={count > 0 ? left : nothingToSave}
        >
          {sendText}
          <chakra.span aria-hidden="true" hideBelow="lg">
            <KeyCaps keyName="s" hasCommand />
          </chakra.span>
        </Button>
      </chakra.div>
    </PageBar>
  )
}
