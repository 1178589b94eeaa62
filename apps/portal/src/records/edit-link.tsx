import { type PageName, portalPages } from '@remesa/domain/abilities'
import { Icon, IconLink } from '@remesa/ui/kernel'
import { Pencil } from 'lucide'
import { Link } from 'wouter'
import { fillPattern } from '../kernel/routing'

export interface EditLinkProps {
  /** The page with the form of the record. */
  readonly page: PageName
  readonly id: number
  readonly label: string
}

/** The link from a row to the form of its record. The keyboard shortcut that opens a row follows this link. */
export function EditLink({ page, id, label }: EditLinkProps) {
  const form = fillPattern(portalPages[page].path, { id })
  return (
    <Link href={form} asChild>
      <IconLink data-row-opener="" href={form} label={label} icon={<Icon of={Pencil} size={16} />} />
    </Link>
  )
}
