import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Button } from '../button/button'
import { Form } from '../form/form'
import { keepFocus } from './keep-focus'
import type { EntryState } from './use-entry'

export interface EntryFormProps {
  readonly entry: EntryState
  /** Text of its button. */
  readonly addText: string
  readonly children: ReactNode
}

/** The form that adds to a list: its fields, the Add button, and a Clear button once something was entered. */
export function EntryForm({ entry, addText, children }: EntryFormProps) {
  const t = useT()
  return (
    <Form form={entry.form} onSubmit={entry.add}>
      {children}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" onMouseDown={keepFocus} icon={<Plus aria-hidden="true" size={16} />}>
          {addText}
        </Button>
        {(entry.isEntered || entry.form.isAttempted) && (
          <Button variant="ghost" onMouseDown={keepFocus} onClick={entry.clear}>
            {t('action.clear')}
          </Button>
        )}
      </chakra.div>
    </Form>
  )
}
