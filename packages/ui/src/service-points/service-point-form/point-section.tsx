import { chakra } from '@chakra-ui/react'
import type { ServicePointType } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import { ChangedField, ChoiceCards, fieldPair } from '../../kernel'
import { PointText } from './point-fields'
import type { ServicePointSectionProps } from './service-point-form.types'

export interface PointSectionProps extends ServicePointSectionProps {
  readonly onType: (detail: { readonly value: ServicePointType }) => void
}

/** Place and identity: the type, and what a point of that type is known by. */
export function PointSection({ form, fields, onType }: PointSectionProps) {
  const t = useT()
  const { isNew } = form
  const typeName = (type: ServicePointType) => t(`service-points.type.${type}`)
  return (
    <>
      {fields.type.state === 'editable' ? (
        <ChangedField form={form} name="type" label={t('service-points.form.type')} shown={typeName}>
          <ChoiceCards
            label={t('service-points.form.type')}
            hint={t(isNew ? 'service-points.form.type.new' : 'service-points.form.type.hint')}
            cards={[
              { value: 'SOL', title: typeName('SOL'), description: t('service-points.type.SOL.text') },
              {
                value: 'CASHTODAY',
                title: typeName('CASHTODAY'),
                description: t('service-points.type.CASHTODAY.text'),
              },
            ]}
            id={form.controlId('type')}
            value={form.draft.type}
            minWidth="13rem"
            onChange={onType}
          />
        </ChangedField>
      ) : (
        <chakra.p textStyle="sm">
          {t('service-points.form.type.fixed', { type: typeName(form.draft.type) })}
        </chakra.p>
      )}
      <chakra.div css={fieldPair}>
        {isNew && <PointText form={form} fields={fields} name="description" />}
        <PointText form={form} fields={fields} name="address" />
        <PointText form={form} fields={fields} name="idSmartcash" />
        <PointText form={form} fields={fields} name="deviceId" />
      </chakra.div>
    </>
  )
}
