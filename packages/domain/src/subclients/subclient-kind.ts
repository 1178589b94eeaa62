import type { RecordKind } from '../records'
import { subclientRefusal } from './decision'

/** What administers subclients, and the words in which they are refused. (SUB-50) */
export const subclientKind: RecordKind = {
  subjects: {
    add: 'SubclientAddPage',
    edit: 'SubclientEditPage',
    status: 'SubclientEditActive',
    report: 'ReportTypeSubclient',
  },
  refusal: subclientRefusal,
}
