import {
  agilePickupSettings,
  buildDeclaredValuesRequest,
  type DeclaredRecordDraft,
  declaredRecordDraftOf,
  emptyDeclaredRecordDraft,
  maxCodeSeal,
} from '@remesa/domain/declared-values'
import { RecordDialog, type RenderScanner } from '@remesa/ui/declared-values'
import { useState } from 'react'
import { lazyPart } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import type { DeclaredDialogProps } from './declared-dialog-props'
import { useDeclaredSave } from './use-declared-save'
import { useDeclaredCalls } from './use-declared-values'

// Most codes are typed, so the scanner is loaded only when it is used.
const CodeScanner = lazyPart(async () => (await import('./code-scanner')).CodeScanner)

const renderScanner: RenderScanner = (props) => <CodeScanner {...props} />

/** A dialog that declares values for an order, or changes a record of declared values. */
export function DeclaredRecord(props: DeclaredDialogProps) {
  const { isOpen, order, name, code, status, catalogues, requestedAmounts } = props
  const calls = useDeclaredCalls()
  const { config, user } = usePortal()
  const { mode } = agilePickupSettings(config)
  const [initial] = useState(() => draftOf(props))
  const { answer, ...save } = useDeclaredSave<DeclaredRecordDraft>({
    ...props,
    savedKey: 'declared-values.saved',
    call: (draft, heldAgainst, options) => {
      const body = buildDeclaredValuesRequest(draft, { ...order, answer: heldAgainst, mode })
      return code === '' ? calls.create({ body }, options) : calls.replace({ body }, options)
    },
  })
  return (
    <RecordDialog
      {...save}
      isOpen={isOpen}
      order={name}
      initial={initial}
      facts={{
        mode,
        answer,
        maxCodeSeal: maxCodeSeal(user, config),
        mainCurrency: config.mainCurrency,
        status,
        requestedAmounts,
      }}
      currencies={catalogues.currencies}
      onClose={props.onClose}
      renderScanner={renderScanner}
    />
  )
}

const draftOf = ({ code, answer }: DeclaredDialogProps): DeclaredRecordDraft => {
  const record = answer.declaredValues.flatMap(({ dt }) => dt.dr).find(({ co }) => co === code)
  return record === undefined ? emptyDeclaredRecordDraft() : declaredRecordDraftOf(record)
}
