import { chakra } from '@chakra-ui/react'
import {
  type Adapter,
  assignableAdapterLabels,
  moduleCodes,
  modulesFor,
  modulesLeftOut,
  type ServicePointDetail,
} from '@remesa/domain/service-points'
import { type Translate, useT } from '../../i18n'
import { CatalogueNotice, ChangedField, CheckCards, Notice, type RecordSection } from '../../kernel'
import { RecordSwitch } from '../../records'
import { type ServicePointSectionProps, usePointFields } from './service-point-form.types'

export interface ModulesSectionProps extends ServicePointSectionProps {
  readonly record: ServicePointDetail | undefined
  /** Loads the modules again; present only if loading has failed. */
  readonly onRetry?: (() => void) | undefined
}

/** The section for the modules of a service point. */
export const modulesSection = (t: Translate, props: ModulesSectionProps): RecordSection => ({
  id: 'modules',
  title: t('service-points.section.modules'),
  fields: ['modules', 'agilePickup', 'enabledReadQr', 'econoCash'],
  content: <ModulesSection {...props} />,
})

/** The modules that a service point of the chosen type may have, and the options of these modules. */
function ModulesSection({ record, onRetry, ...props }: ModulesSectionProps) {
  const { form, facts } = props
  const leftOut = record ? modulesLeftOut(record, facts.brand) : []
  const t = useT()
  const { toggle } = usePointFields(props)
  const { type, modules } = form.draft
  const label = t('service-points.section.modules')
  const nameOfId = (id: number) => {
    const adapter = facts.adapters.find((each) => each.id === id)
    return adapter === undefined ? String(id) : moduleName(adapter)
  }
  return (
    <>
      {onRetry && <CatalogueNotice title={t('service-points.modules.failed')} onRetry={onRetry} />}
      {leftOut.length > 0 && (
        <Notice tone="info" title={t('service-points.modules.leftOut.title')}>
          {t('service-points.modules.leftOut.text', { modules: leftOut.map(moduleName).join(', ') })}
        </Notice>
      )}
      {(onRetry === undefined || facts.adapters.length > 0) && (
        <ChangedField<'modules', readonly number[]>
          form={form}
          name="modules"
          label={label}
          shown={(before) => before.map(nameOfId).join(', ')}
        >
          <CheckCards
            label={label}
            isLabelHidden
            id={form.controlId('modules')}
            cards={modulesFor(type, facts.adapters, facts.brand).map((adapter) => {
              const isPayment = adapter.code === moduleCodes(facts.brand).payment
              const key = `service-points.module.${isPayment ? 'payment' : adapter.code}`
              return {
                value: String(adapter.id),
                title: moduleName(adapter),
                description: t.knows(key) ? t(key) : undefined,
              }
            })}
            value={modules.map(String)}
            onChange={({ value }) => form.change('modules', value.map(Number))}
            onBlur={() => form.leave('modules')}
          />
        </ChangedField>
      )}
      <chakra.div display="grid" gap="3">
        <RecordSwitch {...toggle('agilePickup')} />
        <RecordSwitch {...toggle('enabledReadQr')} />
        <RecordSwitch {...toggle('econoCash')} />
      </chakra.div>
    </>
  )
}

const moduleName = ({ code, name }: Adapter): string =>
  assignableAdapterLabels.find((named) => named.code === code)?.label ?? name
