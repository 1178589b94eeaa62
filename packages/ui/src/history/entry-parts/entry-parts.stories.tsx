import type { HistoryEntry } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { entryWith, plainEntry } from '../history.sample'
import { EntryActor, EntrySubject, EntryTime } from './entry-parts'

function Parts({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <EntryTime entry={entry} timeZone="Europe/Madrid" />
      <EntryActor entry={entry} />
      <EntrySubject entry={entry} />
    </div>
  )
}

/** Use these parts wherever an entry of the history shows its time, user, origin and record. */
const meta = {
  title: 'History/EntryParts',
  component: Parts,
  args: { entry: entryWith() },
} satisfies Meta<typeof Parts>
export default meta
type Story = StoryObj<typeof meta>

export const OfRecord: Story = { tags: ['core'] }
/** The name of the record is a link, for viewers who may open the record. */
export const Linked: Story = {
  render: ({ entry }) => <EntrySubject entry={entry} renderLink={(name) => <a href="#record">{name}</a>} />,
}
export const SignIn: Story = { args: { entry: plainEntry('signed-in') } }
/** Entries under the heading of their day. */
export const OfDay: Story = {
  render: ({ entry }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <EntryTime entry={entry} timeZone="UTC" ofDay="first" />
      <EntryTime entry={entry} timeZone="UTC" ofDay="other" />
    </div>
  ),
}
/** A requested report that has no file yet. Its type is shown in place of a name. */
export const RequestedReport: Story = {
  args: { entry: { ...plainEntry('exported'), kind: 'reports', subject: { id: 1, name: 'USERS' } } },
}
/** A search, which has no name. The searched number is shown in place of a name. */
export const Search: Story = {
  args: { entry: { ...plainEntry('searched'), kind: 'firms', subject: { id: 1, name: 'VEHICLE_PLATE' } } },
}
/** An attempt to sign in without a session, with a name that no account has. */
export const UnknownAccount: Story = {
  args: { entry: { ...plainEntry('sign-in-refused'), actor: null, subject: null, agent: null } },
}
export const LongNames: Story = {
  args: {
    entry: entryWith({
      actor: { id: 1, name: 'Maximiliane-Friederike von Hohenlohe-Bartenstein und Jagstberg' },
      subject: { id: 1, name: 'Feinkostgroßhandelsgesellschaft Süd mit beschränkter Haftung' },
    }),
  },
}
