import type { Viewer } from '../abilities'
import type { ListDescriptor } from '../kernel'
import { describeRecordList } from '../records'
import { servicePointKind } from './decision'
import { type ServicePointFilter, servicePointListSpec } from './service-point-list-spec'
import { buildServicePointReport, type ServicePointReportRequest } from './service-point-report'

/** A column of the list of service points. */
export type ServicePointColumn =
  | 'edit'
  | 'type'
  | 'client'
  | 'subclient'
  | 'codeSol'
  | 'description'
  | 'deviceId'
  | 'active'

/** The list of service points: its filters, its columns and its report. (SVP-20 to SVP-28) */
export const servicePointList: ListDescriptor<
  Viewer,
  ServicePointFilter,
  ServicePointColumn,
  ServicePointReportRequest
> = describeRecordList({
  spec: servicePointListSpec,
  kind: servicePointKind,
  columns: [
    { name: 'type', sortBy: 'type' },
    { name: 'client', sortBy: 'client' },
    { name: 'subclient', sortBy: 'subclient' },
    { name: 'codeSol', sortBy: 'codeSol' },
    { name: 'description', sortBy: 'description' },
    { name: 'deviceId', sortBy: 'deviceId' },
    { name: 'active', sortBy: 'active' },
  ],
  report: (state) => buildServicePointReport(state),
})
