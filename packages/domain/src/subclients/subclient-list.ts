import type { Viewer } from '../abilities'
import type { ListDescriptor, ListState } from '../kernel'
import { describeRecordList, recordReportFilters } from '../records'
import { subclientKind } from './decision'
import { type SubclientFilter, subclientListSpec } from './subclient-list-spec'
import { SubclientReportRequest } from './subclient-request.schema'

/** A column of the list of subclients. */
export type SubclientColumn = 'edit' | 'delegation' | 'client' | 'codeSol' | 'description' | 'active' | 'type'

/** The body of the call that requests a report of the subclients in the list, with every column. (SUB-56) */
export const buildSubclientReport = (state: ListState<SubclientFilter>): SubclientReportRequest =>
  SubclientReportRequest.parse({
    cashSubclientParamsDTO: recordReportFilters(state),
    informationOptionsSubclient: {
      country: true,
      active: true,
      entity: true,
      entityDescription: true,
      center: true,
      centerDescription: true,
      delegation: true,
    },
  })

/** The list of subclients: its filters, its columns and its report. (SUB-50 to SUB-56) */
export const subclientList: ListDescriptor<Viewer, SubclientFilter, SubclientColumn, SubclientReportRequest> =
  describeRecordList({
    spec: subclientListSpec,
    kind: subclientKind,
    columns: [
      { name: 'delegation', sortBy: 'delegation' },
      { name: 'client', sortBy: 'client' },
      { name: 'codeSol', sortBy: 'codeSol' },
      { name: 'description', sortBy: 'description' },
      { name: 'active', sortBy: 'active' },
      { name: 'type' },
    ],
    report: buildSubclientReport,
  })
