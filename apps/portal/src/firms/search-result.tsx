import {
  activeChallenge,
  challengeCells,
  contactPhone,
  type firmsValidationMachine,
  shownEmployee,
} from '@remesa/domain/firms'
import { DocumentChallenge, EmployeeTabs, NotYetChecked, TruckList, VisitBand } from '@remesa/ui/firms'
import { useT } from '@remesa/ui/i18n'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useNow } from '../kernel/clock'
import { FoundEmployee } from './found-employee'
import { GuardedEmployee } from './guarded-employee'

export interface SearchResultProps {
  readonly snapshot: SnapshotFrom<typeof firmsValidationMachine>
  readonly send: ActorRefFrom<typeof firmsValidationMachine>['send']
}

/**
 * The employees that a search found. If the page or the back end asks a question about an employee, the data of this
 * employee are shown only after the right answer.
 */
export function EmployeeResult({ snapshot, send }: SearchResultProps) {
  const t = useT()
  const { tabs, activeTab, search, issues } = snapshot.context
  const tab = tabs[activeTab]
  const challenge = activeChallenge(snapshot.context)
  const shown = shownEmployee(snapshot.context)
  const request = search?.request
  const check = snapshot.children.serverChallenge
  return (
    <EmployeeTabs
      count={tabs.length}
      active={activeTab}
      onChoose={({ index }) => send({ type: 'tab.chosen', index })}
    >
      {snapshot.matches({ employees: 'challenged' }) && challenge !== undefined && (
        <DocumentChallenge
          key={activeTab}
          cells={challengeCells(challenge)}
          numberName={tab?.employee?.validationDocumentType ?? t('firms.challenge.document')}
          issues={issues}
          isBusy={false}
          onAnswer={({ digits }) => send({ type: 'challenge.answered', digits })}
          onDismiss={() => send({ type: 'challenge.dismissed' })}
        />
      )}
      {snapshot.matches({ employees: 'guarded' }) && check !== undefined && (
        <GuardedEmployee
          key={check.id + check.sessionId}
          actor={check}
          phone={search && contactPhone(search.config)}
          onDismiss={() => send({ type: 'challenge.dismissed' })}
          onNew={() => send({ type: 'search.restarted' })}
        />
      )}
      {snapshot.matches({ employees: 'hidden' }) && (
        <NotYetChecked onOpen={() => send({ type: 'challenge.reopened' })} />
      )}
      {shown !== undefined && search !== undefined && request !== undefined && request.kind !== 'vehicle' && (
        <FoundEmployee
          key={activeTab}
          employee={shown}
          search={{ config: search.config, request }}
          onExpired={tab?.reference === undefined ? undefined : () => send({ type: 'employee.expired' })}
        />
      )}
    </EmployeeTabs>
  )
}

/** The trucks that a search found. */
export function TruckResult({ snapshot }: Pick<SearchResultProps, 'snapshot'>) {
  const t = useT()
  const now = useNow()
  const { vehicles, search } = snapshot.context
  const [truck, ...others] = vehicles
  return (
    <>
      <VisitBand
        kind="truck"
        visits={truck !== undefined && others.length === 0 ? truck.visits : null}
        title={t('firms.trucks.found', { count: vehicles.length })}
        phone={search && contactPhone(search.config)}
        now={now}
      />
      <TruckList trucks={vehicles} now={now} />
    </>
  )
}
