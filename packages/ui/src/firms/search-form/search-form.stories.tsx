import { changeSearchDraft, type SearchDraft, validateSearch } from '@remesa/domain/firms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { draftForm, useFormState } from '../../kernel'
import { sampleDraft, sampleFacts, sampleTypes } from '../firms.sample'
import { SearchForm, type SearchFormProps } from './search-form'

type SceneProps = Omit<SearchFormProps, 'form' | 'onScan'> & { readonly canScan: boolean }

/** A component that renders the search form and holds its draft. */
function Scene({ canScan, ...props }: SceneProps) {
  const [draft, setDraft] = useState<SearchDraft>(sampleDraft)
  const state = useFormState({ issues: validateSearch(draft, sampleFacts) })
  const form = draftForm(state, draft, (patch) =>
    setDraft((last) => changeSearchDraft(last, patch, sampleFacts)),
  )
  return (
    <SearchForm
      {...props}
      form={form}
      onScan={canScan ? fn() : undefined}
      onSearch={() => {
        if (state.attempt()) props.onSearch()
      }}
    />
  )
}

/** Use `SearchForm` to start a search at the door. Users can scan the badge or, if that fails, type a number. */
const meta = {
  title: 'Firms/SearchForm',
  component: Scene,
  args: {
    types: sampleTypes,
    countries: [],
    decision: { allowed: true, reasons: [] },
    isBusy: false,
    canScan: true,
    onSearch: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

export const Badge: Story = {
  tags: ['core'],
  play: async ({ canvasElement, args, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t('firms.search') }))
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: 'DNI' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /DNI/ }), '12345678Z{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}
export const AnyCountry: Story = {
  args: {
    countries: [
      { value: 'ES', label: 'España' },
      { value: 'DE', label: 'Deutschland' },
    ],
    canScan: false,
  },
}
export const Searching: Story = { args: { isBusy: true } }
export const SwitchedOff: Story = {
  args: {
    decision: {
      allowed: false,
      reasons: [
        { rule: 'search-disabled', key: 'firms.refused.search-disabled', params: { countryCode: 'CO' } },
      ],
    },
  },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('firms.refused.search-disabled', { countryCode: 'CO' }),
    )
    await expect(canvas.queryByRole('button', { name: t('firms.scan') })).toBeNull()
  },
}
