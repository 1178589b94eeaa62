import { buildDeclaredValuesDeletion } from '@remesa/domain/declared-values'
import { DeleteDialog } from '@remesa/ui/declared-values'
import { useNotify } from '../kernel/notices'
import { useWrite } from '../kernel/write'
import type { DeclaredDialogProps } from './declared-dialog-props'
import { useDeclaredCalls } from './use-declared-values'

/** A dialog that deletes one record of declared values or packs after a confirmation. */
export function DeclaredDeletion({ isOpen, order, code, onReread, onChanged, onClose }: DeclaredDialogProps) {
  const calls = useDeclaredCalls()
  const notify = useNotify()
  const done = () => {
    notify({ tone: 'success', key: 'declared-values.deleted', values: { code } })
    onClose()
    onChanged()
  }
  const { send, ...write } = useWrite<string>({
    call: (chosen, options) => calls.remove({ body: buildDeclaredValuesDeletion([chosen], order) }, options),
    onDone: done,
    onFailed: () => {
      // The record may have been deleted already, by another user or by an attempt whose response was lost. Then
      // nothing has to be deleted.
      void onReread().then((fresh) => {
        const left = fresh && [...fresh.declaredValues, ...fresh.declaredValuesPack]
        if (left !== undefined && !left.some(({ dt }) => dt.dr.some(({ co }) => co === code))) done()
      })
    },
  })
  return (
    <DeleteDialog {...write} isOpen={isOpen} code={code} onConfirm={() => send(code)} onClose={onClose} />
  )
}
