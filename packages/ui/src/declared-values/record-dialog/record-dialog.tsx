import { chakra } from '@chakra-ui/react'
import { ScanBarcode } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { reasonText, useT } from '../../i18n'
import {
  Button,
  CatalogueNotice,
  FailureNotice,
  Form,
  type GridPlace,
  Icon,
  Notice,
  WarningDialog,
} from '../../kernel'
import { DeclareDialog } from '../declare-dialog/declare-dialog'
import { isAtLines } from '../row-rejections'
import type { RecordDialogProps } from './record-dialog.types'
import { ContainerGrid, ValueGrid } from './record-grids'
import { RecordTotal } from './record-total'
import { useRecordRows } from './use-record-rows'

/**
 * A dialog to declare values, or to change declared values. In mode "0" one grid has a row for each value with its bag
 * or seal. In mode "1" one grid has the bags and seals, and a second grid has the values. After a failure the dialog
 * keeps all typed values. If something was typed, the dialog asks before it closes. The dialog needs a new `key` each
 * time it opens.
 */
export function RecordDialog(props: RecordDialogProps) {
  const { isOpen, order, initial, facts, currencies, isBusy, onClose, renderScanner } = props
  const t = useT()
  const [isScanning, setScanning] = useState(false)
  const [place, setPlace] = useState<GridPlace>()
  const state = useRecordRows(props)
  const { form, failure, refusals } = state
  const needsSeal = refusals.some(({ rule }) => rule === 'seal-required')
  const missing = refusals.filter(({ rule }) => rule !== 'seal-required')
  const bearsCodes = facts.mode === '0'
  const scan = renderScanner && (() => setScanning(true))

  /** Puts a scanned code into the code field that had the focus last, or into the next row without a code. */
  const takeCode = (code: string) => {
    const list = bearsCodes ? 'values' : 'containers'
    const rows: readonly { readonly id: number; readonly draft: { readonly code: string } }[] =
      state.rows[list]
    const visited = rows.find(({ id }) => id === place?.id)
    const isFree = visited !== undefined && (place?.column === 'code' || visited.draft.code.trim() === '')
    const id = isFree ? visited.id : rows.at(-1)?.id
    if (id === undefined) return
    const change = { type: 'edit', id, patch: { code } } as const
    if (bearsCodes) state.changeValues(change)
    else state.changeContainers(change)
    form.touch(`${list}.${id}.code`)
    form.leave(`${list}.${id}.code`)
  }

  return (
    <>
      <DeclareDialog
        isOpen={isOpen}
        order={order}
        status={facts.status}
        title={
          initial.code === '' ? t('declared-values.add') : t('declared-values.change', { code: initial.code })
        }
        isDirty={state.isDirty}
        isBusy={isBusy}
        onSave={state.save}
        onClose={onClose}
      >
        {failure && <FailureNotice action="declareValues" failure={failure} isMarked={isAtLines(failure)} />}
        {missing.length > 0 && (
          <Notice tone="warning" title={t('declared-values.form.incomplete.title')}>
            <div>{reasonText(t, missing)}</div>
          </Notice>
        )}
        {currencies.onRetry && (
          <CatalogueNotice title={t('declared-values.form.currencies.error')} onRetry={currencies.onRetry} />
        )}
        <Form form={form} onSubmit={state.save}>
          {!bearsCodes && (
            <Part heading={t('declared-values.containers')} isFirst onScan={scan}>
              <ContainerGrid state={state} facts={facts} onVisit={setPlace} />
            </Part>
          )}
          <Part
            heading={t('declared-values.values')}
            isFirst={bearsCodes}
            onScan={bearsCodes ? scan : undefined}
          >
            <ValueGrid
              state={state}
              facts={facts}
              currencies={currencies}
              onVisit={bearsCodes ? setPlace : undefined}
              footer={<RecordTotal {...props} state={state} />}
            />
          </Part>
        </Form>
      </DeclareDialog>
      {renderScanner?.({
        isOpen: isOpen && isScanning,
        onFound: ({ code }) => {
          takeCode(code)
          setScanning(false)
        },
        onClose: () => setScanning(false),
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

interface PartProps {
  readonly heading: string
  /** Whether this is the first grid of the dialog. Its heading explains the keys of all grids. */
  readonly isFirst?: boolean
  /** Opens the camera dialog that scans a code; `undefined` if codes can only be typed. */
  readonly onScan?: (() => void) | undefined
  readonly children: ReactNode
}

function Part({ heading, isFirst, onScan, children }: PartProps) {
  const id = useId()
  const t = useT()
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="3">
        <chakra.div flex="1 1 18rem">
          <chakra.h3 id={id} textStyle="md" fontWeight="semibold">
            {heading}
          </chakra.h3>
          {isFirst && (
            <chakra.p textStyle="xs" color="fg.muted">
              {t('declared-values.grid.keys')}
            </chakra.p>
          )}
        </chakra.div>
        {onScan !== undefined && (
          <Button icon={<Icon of={ScanBarcode} size={18} />} onClick={onScan}>
            {t('declared-values.scan')}
          </Button>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  )
}
