import { chakra } from '@chakra-ui/react'
import { validateDeclaredRecord } from '@remesa/domain/declared-values'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '../../i18n'
import { CatalogueNotice, FailureNotice, Notice, WarningDialog } from '../../kernel'
import { DeclareDialog } from '../declare-dialog/declare-dialog'
import { reasonText } from '../declared-words'
import { ContainerEntry } from './container-entry'
import { isAtLines, useSaveFailure } from './line-issues'
import type { RecordDialogProps } from './record-dialog.types'
import { ContainerLines, ValueLines } from './record-lines'
import { useRecordDraft } from './use-record-draft'
import { ValueEntry } from './value-entry'

/**
 * Declares values, or changes what was declared: in mode "0" each value with its bag or seal, in mode "1" bags and
 * seals and what they hold together. A failure loses nothing that was typed; closing asks first if something was typed.
 * Give it a new key each time it opens.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { isOpen, order, initial, facts, currencies, isBusy, failure, onClose, renderScanner } = props
  const t = useT()
  const [scanned, setScanned] = useState<'value' | 'container'>()
  const state = useRecordDraft(props)
  const { draft, values, containers, refusals, isDirty } = state
  const { refused, shown } = useSaveFailure(failure, draft)
  const issues = validateDeclaredRecord(draft, facts)
  const needsSeal = refusals.some(({ rule }) => rule === 'seal-required')
  const missing = refusals.filter(({ rule }) => rule !== 'seal-required')
  const scanner = (target: 'value' | 'container') => renderScanner && (() => setScanned(target))
  const lines = { issues, refused, currencies: currencies.items ?? [], state }

  return (
    <>
      <DeclareDialog
        isOpen={isOpen}
        order={order}
        status={facts.status}
        title={
          initial.code === '' ? t('declared-values.add') : t('declared-values.change', { code: initial.code })
        }
        isDirty={isDirty}
        isBusy={isBusy}
        onSave={state.save}
        onClose={onClose}
      >
        {shown && <FailureNotice action="declareValues" failure={shown} isMarked={isAtLines(shown)} />}
        {missing.length > 0 && (
          <Notice tone="warning" title={t('declared-values.form.incomplete.title')}>
            <div>{reasonText(t, missing)}</div>
          </Notice>
        )}
        {currencies.onRetry && (
          <CatalogueNotice title={t('declared-values.form.currencies.error')} onRetry={currencies.onRetry} />
        )}
        {facts.mode === '1' && (
          <Part heading={t('declared-values.containers')}>
            <ContainerEntry
              entry={containers}
              maxCodeSeal={facts.maxCodeSeal}
              onScan={scanner('container')}
            />
            <ContainerLines {...lines} />
          </Part>
        )}
        <Part heading={t('declared-values.values')}>
          <ValueEntry entry={values} facts={facts} currencies={currencies} onScan={scanner('value')} />
          <ValueLines {...lines} />
        </Part>
      </DeclareDialog>
      {renderScanner?.({
        isOpen: isOpen && scanned !== undefined,
        onFound: ({ code }) => {
          if (scanned === 'container') containers.form.change('code', code)
          else values.form.change('code', code)
          const { form } = scanned === 'container' ? containers : values
          form.leave('code')
          setScanned(undefined)
        },
        onClose: () => setScanned(undefined),
      })}
      <WarningDialog
        isOpen={isOpen && needsSeal}
        title={t('declared-values.form.seal.title')}
        description={t('declared-values.refused.seal-required')}
        onClose={state.dismissRefusals}
      />
    </>
  )
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4">
      <chakra.h3 id={id} textStyle="md" fontWeight="semibold">
        {heading}
      </chakra.h3>
      {children}
    </chakra.section>
  )
}
