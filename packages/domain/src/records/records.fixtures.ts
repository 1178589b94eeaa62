import { type ListSpec, refusalsOf } from '../kernel'
import { type RecordKind, type RecordRefusalRule, recordRefusalRules } from './decision'
import { describeRecordList, recordReportFilters } from './record-list'

/** A kind of record with its own texts, and with the permission subjects of clients. */
export const sampleKind: RecordKind = {
  subjects: {
    add: 'ClientAddPage',
    edit: 'ClientEditPage',
    status: 'ClientEditActive',
    report: 'ReportTypeClient',
  },
  refusal: refusalsOf<RecordRefusalRule>('samples', recordRefusalRules).refusal,
}

/** The filters and the sorting of the list of sample records. */
export const sampleSpec = {
  filters: {
    countryId: { kind: 'id' },
    codeSol: { kind: 'text', precise: 'codePrecise' },
    idSmartcash: { kind: 'text', precise: 'idCashPrecise' },
  },
  sortable: ['id', 'codeSol'],
} as const satisfies ListSpec

/** The list of sample records; its report has the filters of the list. */
export const sampleList = describeRecordList<keyof typeof sampleSpec.filters, 'codeSol' | 'type', object>({
  spec: sampleSpec,
  kind: sampleKind,
  columns: [{ name: 'codeSol', sortBy: 'codeSol' }, { name: 'type' }],
  report: recordReportFilters,
})
