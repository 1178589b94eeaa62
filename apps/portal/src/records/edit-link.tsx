import { type PageName, portalPages } from '@remesa/domain/abilities'
import { Icon, IconLink } from '@remesa/ui/kernel'
import { Pencil } from 'lucide'
import { Link } from 'wouter'
import { fillPattern } from '../kernel/routing'

export interface EditLinkProps {
  /** The page that edits the record. */
  readonly page: PageName
  readonly id: number
  readonly label: string
}

/** The link of a row to the form of its record. The key that opens a row follows it. */
export function EditLink({ page, id, label }: EditLinkProps) {
  const form = fillPattern(portalPages[page].path, { id })
  return (
    <Link href={form} asChild>
      <IconLink data-row-opener="" href={form} label={label} icon={<Icon of={Pencil} size={16} />} />
    </Link>
  )
}
