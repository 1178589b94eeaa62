import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { ownView } from '../views.sample'
import { ViewDialog } from './view-dialog'

/** Use `ViewDialog` to save the current state of a list as a named view, and to rename or share a view. */
const meta = {
  title: 'Views/ViewDialog',
  component: ViewDialog,
  args: {
    isOpen: true,
    view: undefined,
    otherNames: ['Bilbao', 'New this month'],
    isBusy: false,
    failure: undefined,
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ViewDialog>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { tags: ['core'] }
export const Renaming: Story = { args: { view: { ...ownView, isShared: true } } }
export const ChangedElsewhere: Story = {
  args: { view: ownView, theirs: { name: 'Former colleagues', isShared: true } },
}
/** Enters a name that is free as far as the list knows. */
const nameIt: Story['play'] = async ({ loaded }) => {
  const t = textsOf(loaded)
  await userEvent.type(await screen.findByRole('textbox', { name: t('views.field.name') }), 'Madrid')
}

export const NameTaken: Story = {
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await userEvent.type(await screen.findByRole('textbox', { name: t('views.field.name') }), 'bilbao ')
    await userEvent.click(screen.getByRole('button', { name: t('action.save') }))
  },
}
export const Saving: Story = { args: { isBusy: true }, play: nameIt }
export const RefusedByTheServer: Story = {
  args: {
    failure: {
      kind: 'refused',
      issues: [issue('viewNameAlreadyExists', 'name', { taken: 'Madrid' })],
      message: null,
    },
  },
  play: nameIt,
}
export const Gone: Story = {
  args: { view: ownView, failure: { kind: 'refused', issues: [], message: 'views.gone' } },
}
export const NotSaved: Story = { args: { failure: { kind: 'failed' } }, play: nameIt }
export const NoAnswer: Story = { args: { failure: { kind: 'unknown' } }, play: nameIt }
export const NotAllowed: Story = { args: { failure: { kind: 'forbidden' } }, play: nameIt }
