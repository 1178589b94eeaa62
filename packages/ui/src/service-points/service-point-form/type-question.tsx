import { chakra } from '@chakra-ui/react'
import type { TypeChangeQuestion } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import { ConfirmDialog } from '../../kernel'

export interface TypeQuestionProps {
  readonly question: TypeChangeQuestion | undefined
  readonly onConfirm: (question: TypeChangeQuestion) => void
  readonly onCancel: () => void
}

/** Asks before another type empties fields of a record, and names them. */
export function TypeQuestion({ question, onConfirm, onCancel }: TypeQuestionProps) {
  const t = useT()
  if (question === undefined) return null
  const type = t(`service-points.type.${question.to}`)
  return (
    <ConfirmDialog
      isOpen
      title={t(question.key, { type })}
      description={t('service-points.type.question', { type })}
      confirmText={t('service-points.type.change')}
      onConfirm={() => onConfirm(question)}
      onCancel={onCancel}
    >
      {question.cleared.length > 0 && (
        <>
          <chakra.p textStyle="sm">{t('service-points.type.cleared')}</chakra.p>
          <chakra.ul textStyle="sm" paddingInlineStart="5" listStyleType="disc">
            {question.cleared.map((field) => (
              <li key={field}>{t(`service-points.form.${field}`)}</li>
            ))}
          </chakra.ul>
        </>
      )}
    </ConfirmDialog>
  )
}
