import type { FieldState, LookupState } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { ButtonLink, useRecordForm } from '../../kernel'
import { CoreLookup } from './core-lookup'
import type { CodeHolder, CoreFields, CoreSearch } from './core-lookup.types'

interface Situation extends Pick<CoreSearch, 'onSearch' | 'onStop' | 'onByHand'> {
  readonly typed: CoreFields
  readonly state: LookupState
  readonly isLate: boolean
  readonly isFailed: boolean
  readonly holder: CodeHolder | undefined
  readonly disabledReason: string | undefined
  readonly codeReason: string | undefined
  readonly hasOneCountry: boolean
}

const spain = { value: '1', label: said('country.ES') }
const portugal = { value: '2', label: said('country.PT') }

function Lookup(situation: Situation) {
  const t = useT()
  const { typed, codeReason, hasOneCountry, ...search } = inWords(t, situation)
  const form = useRecordForm({
    initial: typed,
    isNew: true,
    fields: ['validates', 'countryId', 'sourceSystem', 'codeSol'] as const,
    change: (draft: CoreFields, { field, value }) => ({ ...draft, [field]: value }),
    validate: () => [],
  })
  const whenValidating: FieldState = form.draft.validates ? 'editable' : 'hidden'
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 736 }}>
      <CoreLookup
        form={form}
        fields={{
          countryId: hasOneCountry ? 'disabled' : 'editable',
          sourceSystem: whenValidating,
        }}
        countries={inWords(t, hasOneCountry ? [spain] : [spain, portugal])}
        search={search}
        found={{ name: 'Floristería Alba', facts: ['CL-9001', 'SAP S-9001'] }}
        codeReason={codeReason}
      />
    </div>
  )
}

const alba: CodeHolder = {
  name: 'Floristería Alba',
  facts: ['9001'],
  isInactive: false,
  link: (
    <ButtonLink href="#1" size="sm">
      {said('records.lookup.open')}
    </ButtonLink>
  ),
}

const args: Situation = {
  typed: { validates: true, countryId: '1', sourceSystem: 'SIGII', codeSol: '9001' },
  state: 'none',
  isLate: false,
  isFailed: false,
  holder: undefined,
  disabledReason: undefined,
  codeReason: undefined,
  hasOneCountry: false,
  onSearch: fn(),
  onStop: fn(),
  onByHand: fn(),
}

/** Use `CoreLookup` as the first section of the form for a new record that may exist in the core system. */
const meta = { title: 'Records/CoreLookup', component: Lookup, args } satisfies Meta<typeof Lookup>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = { tags: ['core'] }
export const Empty: Story = {
  args: {
    typed: { validates: true, countryId: '', sourceSystem: '', codeSol: '' },
    disabledReason: said('selector.first.country'),
  },
}
export const Searching: Story = { args: { state: 'looking' } }
export const Late: Story = { args: { state: 'looking', isLate: true } }
export const Found: Story = { args: { state: 'found' } }
export const NotFound: Story = { args: { state: 'not-found' } }
export const NotReached: Story = { args: { state: 'not-found', isFailed: true } }
/** A code that another record already has. The user can open that record instead of adding it again. */
export const Taken: Story = { args: { state: 'taken', holder: alba } }
export const TakenByAnInactiveRecord: Story = {
  args: { state: 'taken', holder: { ...alba, isInactive: true, link: undefined } },
}
/** The code of another record that the viewer may not see. */
export const TakenOutOfReach: Story = {
  args: { state: 'taken', holder: { name: undefined, facts: [], isInactive: false, link: undefined } },
}
export const TakenByHand: Story = {
  args: {
    typed: { ...args.typed, validates: false, sourceSystem: '' },
    state: 'taken',
    holder: alba,
  },
}
export const ByHand: Story = { args: { typed: { ...args.typed, validates: false, sourceSystem: '' } } }
export const OneCountry: Story = { args: { hasOneCountry: true } }
/** The code of a center, which can be typed only after its client is chosen. */
export const CodeWaits: Story = {
  args: {
    typed: { ...args.typed, codeSol: '' },
    codeReason: said('selector.first.client'),
    disabledReason: said('selector.first.client'),
  },
}
