import type { RecordKind } from '../records'
import { clientRefusal } from './decision'

/** What administers clients, and the words in which they are refused. (CLI-71) */
export const clientKind: RecordKind = {
  subjects: {
    add: 'ClientAddPage',
    edit: 'ClientEditPage',
    status: 'ClientEditActive',
    report: 'ReportTypeClient',
  },
  refusal: clientRefusal,
}
