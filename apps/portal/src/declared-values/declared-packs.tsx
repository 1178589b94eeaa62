import {
  buildDeclaredPacksRequest,
  type DeclaredPacksDraft,
  declaredPacksDraftOf,
  emptyDeclaredPacksDraft,
} from '@remesa/domain/declared-values'
import { PacksDialog } from '@remesa/ui/declared-values'
import { useState } from 'react'
import { usePortal } from '../kernel/state'
import type { DeclaredDialogProps } from './declared-dialog-props'
import { useDeclaredSave } from './use-declared-save'
import { useDeclaredCalls } from './use-declared-values'

/** A dialog that declares packs for an order, or changes a record of declared packs. */
export function DeclaredPacks(props: DeclaredDialogProps) {
  const { isOpen, order, name, code, status, catalogues } = props
  const calls = useDeclaredCalls()
  const { config } = usePortal()
  const [initial] = useState(() => draftOf(props))
  const { answer: _answer, ...save } = useDeclaredSave<DeclaredPacksDraft>({
    ...props,
    savedKey: 'declared-values.packs.saved',
    call: (draft, heldAgainst, options) => {
      const body = buildDeclaredPacksRequest(draft, { ...order, answer: heldAgainst })
      return code === '' ? calls.createPacks({ body }, options) : calls.replacePacks({ body }, options)
    },
  })
  return (
    <PacksDialog
      {...save}
      isOpen={isOpen}
      order={name}
      initial={initial}
      facts={{ mainCurrency: config.mainCurrency, status }}
      packs={catalogues.packs}
      currencies={catalogues.currencies}
      onClose={props.onClose}
    />
  )
}

const draftOf = ({ code, answer }: DeclaredDialogProps): DeclaredPacksDraft => {
  const record = answer.declaredValuesPack.flatMap(({ dt }) => dt.dr).find(({ co }) => co === code)
  return record === undefined ? emptyDeclaredPacksDraft() : declaredPacksDraftOf(record)
}
