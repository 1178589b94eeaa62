import { chakra } from '@chakra-ui/react'
import type { FirmsDecision, SearchDraft, SearchTypes } from '@remesa/domain/firms'
import { ScanLine, Search } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { reasonText, useT } from '../../i18n'
import {
  Button,
  ChoiceCards,
  type DraftForm,
  Form,
  Icon,
  Notice,
  type Option,
  SelectField,
  TextField,
  useField,
} from '../../kernel'
import { BadgeHelp } from '../badge-help/badge-help'
import { documentHelp, documentText, searchTypeText } from '../firms-words'
import { outdoorColumn, outdoorField } from '../outdoor-styles'

export interface SearchFormProps {
  readonly form: DraftForm<SearchDraft>
  /** The types of search; `undefined` until the settings of the chosen country are known. */
  readonly types: SearchTypes | undefined
  /** Countries that the user can choose; empty if the user can search only in their own country. */
  readonly countries: readonly Option[]
  /** Whether searches in the country are possible, and the reason if they are not. */
  readonly decision: FirmsDecision | undefined
  readonly isBusy: boolean
  /** A notice above the fields, such as a failure to load the settings. */
  readonly notice?: ReactNode
  /** Opens the camera to scan a badge; `undefined` if the country's badges can't be scanned. */
  readonly onScan?: (() => void) | undefined
  readonly onSearch: () => void
  readonly onCancel: () => void
}

/** The form of the search for a crew member, by a badge that the camera scans or by a typed number. */
export function SearchForm(props: SearchFormProps) {
  const { form, types, countries, decision, isBusy, notice, onScan, onSearch, onCancel } = props
  const t = useT()
  const refused = decision !== undefined && !decision.allowed
  const help = documentHelp(t, types, form.draft.searchType)
  const isReady = types !== undefined && countries.length === 0
  const begin = useEffectEvent(form.lead)
  useEffect(() => {
    if (isReady) begin()
  }, [isReady])
  return (
    <chakra.div css={outdoorColumn}>
      <chakra.h2 textStyle="3xl" fontWeight="semibold">
        {t('firms.search.title')}
      </chakra.h2>
      {refused && (
        <Notice tone="warning" title={t('firms.search.refused')}>
          {reasonText(t, decision.reasons)}
        </Notice>
      )}
      {onScan !== undefined && !refused && (
        <>
          <Button variant="primary" size="lg" icon={<Icon of={ScanLine} size={32} />} onClick={onScan}>
            {t('firms.scan')}
          </Button>
          <chakra.p
            color="fg.muted"
            display="flex"
            alignItems="center"
            gap="3"
            _before={{ content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'border.group' }}
            _after={{ content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'border.group' }}
          >
            {t('firms.scan.or')}
          </chakra.p>
        </>
      )}
      <chakra.div css={outdoorField}>
        <Form form={form} onSubmit={onSearch} notice={notice} heading="h3">
          {countries.length > 0 && (
            <SelectField
              form={form}
              name="countryCode"
              label={t('firms.country')}
              isRequired
              options={countries}
            />
          )}
          {types?.shown === true && types.types.length > 0 && <TypeField form={form} types={types} />}
          <chakra.div
            display="grid"
            gap="3"
            alignItems="start"
            gridTemplateColumns={{ base: '1fr', md: '1fr auto' }}
          >
            <TextField
              form={form}
              name="identifier"
              label={identifierLabel(t, form.draft, types)}
              isRequired
              autoComplete="off"
            />
            <chakra.div display="flex" flexWrap="wrap" gap="2" pt={{ base: '0', md: '1.875rem' }}>
              <Button
                type="submit"
                variant="ink"
                size="lg"
                icon={<Icon of={Search} size={24} />}
                isBusy={isBusy}
                disabledReason={refused ? reasonText(t, decision.reasons) : undefined}
              >
                {t('firms.search')}
              </Button>
              {isBusy && (
                <Button size="lg" onClick={onCancel}>
                  {t('action.cancel')}
                </Button>
              )}
            </chakra.div>
          </chakra.div>
          {help !== undefined && <BadgeHelp text={help} />}
        </Form>
      </chakra.div>
    </chakra.div>
  )
}

function TypeField({ form, types }: { readonly form: DraftForm<SearchDraft>; readonly types: SearchTypes }) {
  const t = useT()
  const label = t('firms.searchType')
  const { id, error } = useField(form, { path: 'searchType', label, kind: 'choice' })
  return (
    <ChoiceCards
      id={id}
      label={label}
      error={error}
      isRequired
      minWidth="9rem"
      cards={types.types.map((type) => ({
        value: type.code,
        title: type.kind === 'vehicle' ? searchTypeText(t, type.messageKey) : type.code,
        description: documentText(t, type),
      }))}
      value={form.draft.searchType}
      onChange={({ value, isPointed }) => {
        form.change('searchType', value)
        if (isPointed) form.focus('identifier')
      }}
    />
  )
}

/** Name of the number that the chosen type of search asks for. */
const identifierLabel = (
  t: ReturnType<typeof useT>,
  { searchType }: SearchDraft,
  types: SearchTypes | undefined,
): string => {
  const type = types?.types.find(({ code }) => code === searchType)
  if (type === undefined) return t('firms.identifier')
  return type.kind === 'vehicle'
    ? searchTypeText(t, type.messageKey)
    : t('firms.identifier.document', {
        document: types?.shown === true ? type.code : type.description || type.code,
      })
}
