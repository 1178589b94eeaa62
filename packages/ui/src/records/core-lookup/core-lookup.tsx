import { chakra } from '@chakra-ui/react'
import { type SourceSystem, sourceSystems } from '@remesa/domain/records'
import { Search } from 'lucide'
import type { KeyboardEvent } from 'react'
import { useT } from '../../i18n'
import {
  Button,
  ChoiceField,
  fieldPair,
  Icon,
  LABEL_HEIGHT,
  type NamedOption,
  SelectField,
  SwitchField,
  TextField,
} from '../../kernel'
import type { CoreLookupProps } from './core-lookup.types'
import { LookupOutcome } from './lookup-outcome'

/**
 * The first section of a form that adds a record: the user finds the record in the core system by its code. Enter in
 * the field of the code starts the search. Without validation by the core system, the code is entered by hand.
 */
export function CoreLookup(props: CoreLookupProps) {
  const { form, fields, countries, search, codeReason, children } = props
  const t = useT()
  const hasSearch = form.draft.validates
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !hasSearch) return
    // Without this, Enter would also submit the surrounding form.
    event.preventDefault()
    if (search.disabledReason === undefined) search.onSearch()
    else form.leave('codeSol')
  }
  return (
    <>
      <SwitchField form={form} name="validates" label={t('records.validates')} />
      <chakra.div css={fieldPair}>
        {fields.countryId !== 'hidden' && (
          <SelectField
            form={form}
            name="countryId"
            label={t('records.country')}
            isRequired
            isFixed={fields.countryId === 'disabled'}
            options={countries}
          />
        )}
        {fields.sourceSystem !== 'hidden' && (
          <ChoiceField
            form={form}
            name="sourceSystem"
            label={t('records.sourceSystem')}
            isRequired
            options={sourceSystems.map(
              (value): NamedOption<SourceSystem> => ({
                value,
                label: value === 'NONE' ? t('records.sourceSystem.none') : value,
              }),
            )}
          />
        )}
        {children}
        <chakra.div display="flex" gap="2" onKeyDown={onKeyDown}>
          <TextField
            form={form}
            name="codeSol"
            label={t('records.code')}
            isRequired
            isReadOnly={codeReason !== undefined}
            hint={codeReason}
          />
          {hasSearch && (
            <chakra.div flexShrink={0} paddingTop={LABEL_HEIGHT}>
              <Button
                icon={<Icon of={Search} size={16} />}
                isBusy={search.state === 'looking'}
                disabledReason={search.disabledReason}
                onClick={search.onSearch}
              >
                {t('records.search')}
              </Button>
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
      {/* Even if the code is entered by hand, the outcome is shown, because another record of the portal may have
         this code. */}
      <LookupOutcome {...props} />
    </>
  )
}
