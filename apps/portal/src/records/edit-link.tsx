import { Icon, IconLink } from '@remesa/ui/kernel'
import { Pencil } from 'lucide'
import { Link } from 'wouter'
import { fillPattern } from '../kernel/routing'

export interface EditLinkProps {
  /** Pattern of the page that edits the record. */
  readonly path: string
  readonly id: number
  readonly label: string
}

/** The link of a row to the form of its record. The key that opens a row follows it. */
export function EditLink({ path, id, label }: EditLinkProps) {
  const form = fillPattern(path, { id })
  return (
    <Link href={form} asChild>
      <IconLink data-row-opener="" href={form} label={label} icon={<Icon of={Pencil} size={16} />} />
    </Link>
  )
}
