import { chakra } from '@chakra-ui/react'
import { pointTimeZones, type ServicePointType } from '@remesa/domain/service-points'
import { type Translate, useT } from '../../i18n'
import { ChangedField, ChoiceCards, fieldPair, type RecordSection, Select } from '../../kernel'
import { RecordText } from '../../records'
import { type ServicePointSectionProps, usePointFields } from './service-point-form.types'

export interface PointSectionProps extends ServicePointSectionProps {
  readonly onType: (detail: { readonly value: ServicePointType }) => void
}

/** The section for the address and the identity of a service point. */
export const pointSection = (t: Translate, props: PointSectionProps): RecordSection => ({
  id: 'point',
  title: t('service-points.section.point'),
  fields: ['type', 'description', 'address', 'zone', 'idSmartcash', 'deviceId'],
  content: <PointSection {...props} />,
})

/** The field for the time zone of a service point, which is shown if the country has several time zones. (SVP-89) */
function PointZoneField(props: ServicePointSectionProps) {
  const { form, fields, facts } = props
  const t = useT()
  if (fields.zone.state === 'hidden') return null
  const name = (zone: string | undefined) => {
    const key = `timeZone.place.${zone}`
    return t.knows(key) ? t(key) : (zone ?? '')
  }
  const [first, ...others] = pointTimeZones(form.draft, facts)
  return (
    <ChangedField form={form} name="zone" label={t('service-points.form.zone')} shown={name}>
      <Select
        label={t('service-points.form.zone')}
        id={form.controlId('zone')}
        value={form.draft.zone}
        options={others.map((zone) => ({ value: zone, label: name(zone) }))}
        placeholder={t('service-points.form.zone.country', { zone: name(first) })}
        onChange={({ value }) => form.change('zone', value)}
      />
    </ChangedField>
  )
}

/** The fields for the type of a service point, its address, and the data that identify a point of that type. */
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
        <PointZoneField {...props} />
        <RecordText {...field('idSmartcash')} />
        <RecordText {...field('deviceId')} />
      </chakra.div>
    </>
  )
}
