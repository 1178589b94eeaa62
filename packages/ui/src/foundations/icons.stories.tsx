import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Ban,
  Banknote,
  CalendarCheck,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheckBig,
  CircleHelp,
  Clock,
  Download,
  Eye,
  type IconNode,
  Inbox,
  MapPin,
  PackageCheck,
  PackageOpen,
  Pencil,
  Plus,
  Printer,
  QrCode,
  RotateCw,
  ScanBarcode,
  Search,
  Star,
  Trash2,
  TriangleAlert,
  Truck,
} from 'lucide'
import { Icon } from '../kernel'
import { FoundationPage, FoundationPart } from './foundation-page'

type Named = readonly [IconNode, string]

const states: readonly Named[] = [
  [Clock, 'Pending'],
  [Inbox, 'Received'],
  [PackageOpen, 'Preparing'],
  [PackageCheck, 'Prepared'],
  [CalendarCheck, 'Planned'],
  [Truck, 'On the way'],
  [CircleCheckBig, 'Done'],
  [Ban, 'Cancelled'],
  [CircleHelp, 'Unknown state'],
]

const actions: readonly Named[] = [
  [Plus, 'New, add'],
  [Pencil, 'Edit'],
  [Trash2, 'Delete'],
  [Search, 'Find'],
  [RotateCw, 'Order again, try again'],
  [QrCode, 'QR code'],
  [ScanBarcode, 'Scan'],
  [Star, 'Rate'],
  [Printer, 'Print'],
  [Download, 'Download, export'],
  [Eye, 'Show'],
]

const signs: readonly Named[] = [
  [CircleAlert, 'Error'],
  [TriangleAlert, 'Warning'],
  [Check, 'Chosen'],
  [ChevronDown, 'Opens'],
  [MapPin, 'Place'],
  [Banknote, 'Cash'],
]

const Icons = ({ icons, size }: { readonly icons: readonly Named[]; readonly size: number }) => (
  <chakra.ul display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))">
    {icons.map(([icon, name]) => (
      <chakra.li key={name} display="flex" alignItems="center" gap="3">
        <Icon of={icon} size={size} />
        <span>{name}</span>
      </chakra.li>
    ))}
  </chakra.ul>
)

function IconPage({ size }: { readonly size: number }) {
  return (
    <FoundationPage
      title="Icons"
      lead="Lucide, outlined, 14 px in a badge, 16 in a button and a row, 20 in the rail. One meaning each."
    >
      <FoundationPart title="States" text="Always with their word, and in the colour of their state.">
        <Icons icons={states} size={size} />
      </FoundationPart>
      <FoundationPart
        title="Actions"
        text="With a word where there is room. Alone, the button is named and a tooltip says the name."
      >
        <Icons icons={actions} size={size} />
      </FoundationPart>
      <FoundationPart title="Signs" text="Hidden from screen readers where a text says the same.">
        <Icons icons={signs} size={size} />
      </FoundationPart>
    </FoundationPage>
  )
}

/** Use an icon of this page before you add a new one. Each icon has only one meaning. */
const meta = {
  title: 'Foundations/Icons',
  component: IconPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { size: 18 },
  argTypes: { size: { control: { type: 'range', min: 12, max: 32, step: 2 } } },
} satisfies Meta<typeof IconPage>
export default meta
type Story = StoryObj<typeof meta>

export const EveryIcon: Story = { tags: ['core'] }
