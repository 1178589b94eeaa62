import { chakra } from '@chakra-ui/react'
import type { ServicePointType } from '@remesa/domain/service-points'
import { type Translate, useT } from '../../i18n'
import { ChangedField, ChoiceCards, fieldPair, type RecordSection } from '../../kernel'
import { RecordText } from '../../records'
import { type ServicePointSectionProps, usePointFields } from './service-point-form.types'

export interface PointSectionProps extends ServicePointSectionProps {
  readonly onType: (detail: { readonly value: ServicePointType }) => void
}

/** Place and identity. */
export const pointSection = (t: Translate, props: PointSectionProps): RecordSection => ({
  id: 'point',
  title: t('service-points.section.point'),
  fields: ['type', 'description', 'address', 'idSmartcash', 'deviceId'],
  content: <PointSection {...props} />,
})

/** Place and identity: the type, and what a point of that type is known by. */
function PointSection({ onType, ...props }: PointSectionProps) {
  const { form, fields } = props
  const t = useT()
  const { field } = usePointFields(props)
  const typeName = (type: ServicePointType) => t(`service-points.type.${type}`)
  return (
    <>
      {fields.type.state === 'editable' ? (
        <ChangedField form={form} name="type" label={t('service-points.form.type')} shown={typeName}>
          <ChoiceCards
            label={t('service-points.form.type')}
            hint={t(form.isNew ? 'service-points.form.type.new' : 'service-points.form.type.hint')}
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
        {form.isNew && <RecordText {...field('description')} />}
        <RecordText {...field('address')} />
        <RecordText {...field('idSmartcash')} />
        <RecordText {...field('deviceId')} />
      </chakra.div>
    </>
  )
}
