import type { Issue } from '@remesa/domain/kernel'
import { useT } from '../../i18n'
import { EntryList } from '../../kernel'
import { amountText, bothCodesText, codeText, commodityText, type Symbols } from '../declared-words'
import { lineErrors } from './line-issues'
import type { RecordDraftState } from './use-record-draft'

export interface RecordLinesProps {
  readonly state: RecordDraftState
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt. */
  readonly refused: readonly Issue[]
  readonly currencies: Symbols
}

/** The values that the record has so far. */
export function ValueLines({ state, issues, refused, currencies }: RecordLinesProps) {
  const t = useT()
  const { draft, values } = state
  const errors = lineErrors(t, { draft: 'values', body: 'dr.0.vl' }, { issues, refused })
  return (
    <EntryList
      label={t('declared-values.values')}
      entries={draft.values.map((value, index) => {
        const code = codeText(t, value)
        const commodity = commodityText(t, value.ctc)
        return {
          id: `${index} ${code} ${value.ctc} ${value.cic} ${value.am}`,
          name: code === '' ? commodity : code,
          detail: code === '' ? value.cic : commodity,
          value: amountText(value, currencies),
          error: errors.get(index),
          changeRefusal: bothCodesText(t, value),
        }
      })}
      changeRefusal={values.isEntered ? t('entries.change.refused') : undefined}
      onChange={({ index }) => values.takeBack(index)}
      onRemove={({ index }) => values.remove(index)}
    />
  )
}

/** The bags and seals that the record has so far. */
export function ContainerLines({ state, issues, refused }: RecordLinesProps) {
  const t = useT()
  const { draft, containers } = state
  const errors = lineErrors(t, { draft: 'containers', body: 'dr.0.ct' }, { issues, refused })
  return (
    <EntryList
      label={t('declared-values.containers')}
      entries={draft.containers.map((container, index) => {
        const name = codeText(t, container)
        return {
          id: `${index} ${name}`,
          name,
          error: errors.get(index),
          changeRefusal: bothCodesText(t, container),
        }
      })}
      changeRefusal={containers.isEntered ? t('entries.change.refused') : undefined}
      onChange={({ index }) => containers.takeBack(index)}
      onRemove={({ index }) => containers.remove(index)}
    />
  )
}
