import type { RecordKind } from '../records'
import { servicePointRefusal } from './decision'

/** What administers service points, and the words in which they are refused. (SVP-20) */
export const servicePointKind: RecordKind = {
  subjects: {
    add: 'ServicepointAddPage',
    edit: 'ServicepointEditPage',
    status: 'ServicepointEditActive',
    report: 'ReportTypeServicepoint',
  },
  refusal: servicePointRefusal,
}
