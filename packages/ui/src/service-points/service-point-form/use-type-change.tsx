import { chakra } from '@chakra-ui/react'
import {
  type ServicePointFacts,
  type ServicePointType,
  type TypeChangeQuestion,
  typeChangeQuestion,
} from '@remesa/domain/service-points'
import { type ReactNode, useState } from 'react'
import { useT } from '../../i18n'
import { ConfirmDialog } from '../../kernel'
import type { ServicePointRecordForm } from './service-point-form.types'

export interface TypeChange {
  readonly onType: (detail: { readonly value: ServicePointType }) => void
  readonly question: ReactNode
}

/**
 * The change of a service point's type. If the new type would empty fields of an existing record, a dialog names these
 * fields and asks the user first.
 */
export function useTypeChange(form: ServicePointRecordForm, facts: ServicePointFacts): TypeChange {
  const t = useT()
  const [asked, setAsked] = useState<TypeChangeQuestion>()
  const onType: TypeChange['onType'] = ({ value }) => {
    const question = typeChangeQuestion(form.whole, value, facts)
    if (question === undefined) form.change('type', value)
    else setAsked(question)
  }
  if (asked === undefined) return { onType, question: null }
  const type = t(`service-points.type.${asked.to}`)
  const question = (
    <ConfirmDialog
      isOpen
      title={t(asked.key, { type })}
      description={t('service-points.type.question', { type })}
      confirmText={t('service-points.type.change')}
      onConfirm={() => {
        form.change('type', asked.to)
        setAsked(undefined)
      }}
      onCancel={() => setAsked(undefined)}
    >
      {asked.cleared.length > 0 && (
        <>
          <chakra.p textStyle="sm">{t('service-points.type.cleared')}</chakra.p>
          <chakra.ul textStyle="sm" paddingInlineStart="5" listStyleType="disc">
            {asked.cleared.map((field) => (
              <li key={field}>{t(`service-points.form.${field}`)}</li>
            ))}
          </chakra.ul>
        </>
      )}
    </ConfirmDialog>
  )
  return { onType, question }
}
