import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n'
import { Button } from '../../button/button'
import { Dialog } from '../../dialog/dialog'
import { useDiscard } from '../../dialog/use-discard'
import { useDraftForm } from '../../form/draft-form'
import { Form } from '../../form/form'
import type { RowPlace, RowsTableProps } from './rows-table.types'

interface RowDialogProps<Row, Draft extends object>
  extends Pick<RowsTableProps<Row, Draft>, 'rules' | 'fields' | 'nameOf' | 'addText'> {
  readonly isOpen: boolean
  readonly place: RowPlace<Row>
  readonly onSave: (detail: { readonly rows: readonly Row[] }) => void
  readonly onClose: () => void
}

/**
 * The dialog with the form of one row. Enter saves the row. Ctrl+Enter or Cmd+Enter saves the row and starts the
 * next row.
 */
export function RowDialog<Row, Draft extends object>(props: RowDialogProps<Row, Draft>) {
  const { isOpen, place, rules, fields, nameOf, addText, onSave, onClose } = props
  const t = useT()
  const edited = place.editing === undefined ? undefined : place.existing[place.editing]
  const form = useDraftForm<Draft>({
    initial: edited === undefined ? rules.empty(place.existing) : rules.draftOf(edited),
    validate: (draft) => rules.validate(draft, place),
  })
  const box = useRef<HTMLDivElement>(null)
  const [saved, setSaved] = useState<{ readonly name: string; readonly count: number }>()
  const discard = useDiscard({ isOpen, isDirty: form.isDirty, onClose })
  const count = saved?.count ?? 0
  useEffect(() => {
    if (count > 0) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [count])

  const save = (): readonly Row[] | undefined => {
    const draft = form.submitted()
    if (draft === undefined) return undefined
    const rows = rules.save(draft, place)
    onSave({ rows })
    return rows
  }
  const saveAndClose = () => {
    if (save() !== undefined) onClose()
  }
  const saveAndGoOn = () => {
    const rows = save()
    const row = rows?.at(-1)
    if (rows === undefined || row === undefined) return
    form.reset(rules.empty(rows))
    setSaved({ name: nameOf(row), count: count + 1 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (edited === undefined) saveAndGoOn()
    else saveAndClose()
  }
  return (
    // React would pass events of this dialog to the form that contains the table, so events are stopped at this
    // element.
    <chakra.div display="contents" onKeyDownCapture={onKeyDown} onSubmit={stop} onKeyDown={stop}>
      <Dialog
        isOpen={isOpen}
        title={edited === undefined ? addText : t('entries.change', { name: nameOf(edited) })}
        onClose={discard.close}
        footer={
          <>
            <Button onClick={discard.close}>{t('action.cancel')}</Button>
            {edited === undefined && <Button onClick={saveAndGoOn}>{t('rows.saveNext')}</Button>}
            <Button type="submit" form={form.formId} variant="primary">
              {t('action.save')}
            </Button>
          </>
        }
      >
        <div ref={box}>
          <Form form={form} onSubmit={saveAndClose}>
            {fields(form, place)}
          </Form>
        </div>
        <chakra.p role="status" textStyle="sm" color="fg.muted" marginTop={saved === undefined ? '0' : '4'}>
          {saved === undefined ? '' : t('rows.saved', { name: saved.name })}
        </chakra.p>
      </Dialog>
      {discard.question}
    </chakra.div>
  )
}

const stop = (event: SyntheticEvent): void => event.stopPropagation()
