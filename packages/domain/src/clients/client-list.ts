import type { Viewer } from '../abilities'
import type { ListDescriptor, ListState } from '../kernel'
import { describeRecordList, recordReportFilters } from '../records'
import { type ClientFilter, clientListSpec } from './client-list-spec'
import { ClientReportRequest } from './client-request.schema'
import { clientKind } from './decision'

/** A column of the list of clients. */
export type ClientColumn = 'edit' | 'country' | 'codeSol' | 'description' | 'active' | 'type'

/** The body that requests a report of the clients in the list, with every column. (CLI-74) */
export const buildClientReport = (state: ListState<ClientFilter>): ClientReportRequest =>
  ClientReportRequest.parse({
    cashClientParamsDTO: recordReportFilters(state),
    informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
  })

/** The list of clients: its filters, its columns and its report. (CLI-72 to CLI-74) */
export const clientList: ListDescriptor<Viewer, ClientFilter, ClientColumn, ClientReportRequest> =
  describeRecordList({
    spec: clientListSpec,
    kind: clientKind,
    columns: [
      { name: 'country', sortBy: 'country' },
      { name: 'codeSol', sortBy: 'codeSol' },
      { name: 'description', sortBy: 'description' },
      { name: 'active', sortBy: 'active' },
      { name: 'type' },
    ],
    report: buildClientReport,
  })
