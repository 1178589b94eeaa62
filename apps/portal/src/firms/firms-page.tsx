import {
  barcodeScanning,
  buildSearchRequest,
  canSearch,
  changeSearchDraft,
  contactPhone,
  type ExpectedVisit,
  emptySearchDraft,
  maySearchAnyCountry,
  readBarcode,
  type SearchDraft,
  type SearchFacts,
  scannableFormats,
  searchedIdentifier,
  searchTypesFor,
  validateSearch,
} from '@remesa/domain/firms'
import {
  NotFoundNotice,
  ResultPage,
  SearchFailedNotice,
  SearchForm,
  searchTypeText,
  visitHours,
} from '@remesa/ui/firms'
import { useT } from '@remesa/ui/i18n'
import { CatalogueNotice, draftForm, Notice, PageHeader, useFormState } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCountryConfig } from '../kernel/country'
import { lazyDialog, lazyPart } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import { FirmsActions } from './firms-actions'
import { EmployeeResult, TruckResult } from './search-result'
import { useCrewSearch } from './use-crew-search'

const BadgeScanner = lazyDialog(async () => (await import('./badge-scanner')).BadgeScanner)

const VisitsOfToday = lazyPart(async () => (await import('./visits-of-today')).VisitsOfToday, {
  isShownInPlace: true,
})

/** The page that verifies the identity of a crew member or a truck. */
export function FirmsPage() {
  const t = useT()
  const { user, ability, config: own, countries } = usePortal()
  const { snapshot, send } = useCrewSearch()
  const [typed, setDraft] = useState<SearchDraft>(() => emptySearchDraft({ ability, user, config: own }))
  const { config, isLoading, onRetry } = useCountryConfig(typed.countryCode)
  const facts: SearchFacts = { ability, user, config }
  const draft = changeSearchDraft(typed, {}, facts)
  const [isScanning, setScanning] = useState(false)
  const [scanProblem, setScanProblem] = useState<string>()
  // Whether the user has requested a search that starts once the settings of the chosen country are loaded.
  const [isWaiting, setWaiting] = useState(false)
  // The visit of today whose crew is verified; `undefined` for a search by a number.
  const [visit, setVisit] = useState<ExpectedVisit>()
  const formState = useFormState({ issues: validateSearch(draft, facts) })
  const form = draftForm(formState, draft, (change) => {
    setScanProblem(undefined)
    setWaiting(false)
    setDraft(changeSearchDraft(draft, change, facts))
    if (change.countryCode !== undefined) send({ type: 'country.changed' })
  })
  const types = config && searchTypesFor(config)
  const chosen = types?.types.find(({ code }) => code === draft.searchType)
  const decision = config && canSearch({ ability, config })

  const search = (next: SearchDraft) => {
    if (config === undefined || decision?.allowed !== true || validateSearch(next, facts).length > 0) return
    setVisit(undefined)
    send({ type: 'search.requested', request: buildSearchRequest(next, config), config })
  }
  const attempt = () => {
    if (formState.attempt()) search(draft)
  }
  const searchAtLast = useEffectEvent(() => {
    setWaiting(false)
    if (config !== undefined) attempt()
  })
  useEffect(() => {
    if (isWaiting && !isLoading) searchAtLast()
  }, [isWaiting, isLoading])
  const restart = () => {
    formState.restart()
    setDraft({ ...draft, identifier: '' })
    send({ type: 'search.restarted' })
  }
  const found = ({ code }: { readonly code: string }) => {
    setScanning(false)
    const { text, problem } = readBarcode(
      code,
      config?.SearchEmployee.BarcodePostProcessorRegexPattern ?? null,
    )
    const next = changeSearchDraft(draft, { identifier: text }, facts)
    setDraft(next)
    setScanProblem(problem)
    if (formState.attempt() || validateSearch(next, facts).length === 0) search(next)
  }

  const { notFound } = snapshot.context
  const isAsking = snapshot.matches('idle') || snapshot.hasTag('busy')
  return (
    <>
      <PageHeader title={t('nav.firms')} actions={<FirmsActions />} />
      {isAsking ? (
        <SearchForm
          form={form}
          types={types}
          countries={
            maySearchAnyCountry(facts)
              ? countries.map(({ code, name }) => ({ value: code, label: name }))
              : []
          }
          decision={decision}
          isBusy={isWaiting || snapshot.hasTag('busy')}
          notice={
            <>
              {onRetry !== undefined && (
                <CatalogueNotice title={t('firms.settings.failed')} onRetry={onRetry} />
              )}
              {scanProblem !== undefined && (
                <Notice tone="warning" title={t('firms.scan')}>
                  {searchTypeText(t, `firms.barcode.${scanProblem}`)}
                </Notice>
              )}
            </>
          }
          onScan={config && barcodeScanning(config).allowed ? () => setScanning(true) : undefined}
          onSearch={isLoading ? () => setWaiting(true) : attempt}
          onCancel={() => {
            setWaiting(false)
            send({ type: 'search.cancelled' })
          }}
        />
      ) : (
        <ResultPage
          {...(visit === undefined
            ? {
                typeName:
                  chosen === undefined || chosen.kind === 'document'
                    ? draft.searchType
                    : searchTypeText(t, chosen.messageKey),
                identifier: searchedIdentifier(draft, config),
              }
            : {
                typeName: t('firms.today.visit'),
                identifier: [visitHours(visit), visit.vehicle?.licensePlate].filter(Boolean).join(' '),
              })}
          onNew={restart}
        >
          {snapshot.matches('employees') && <EmployeeResult snapshot={snapshot} send={send} />}
          {snapshot.matches('vehicles') && <TruckResult snapshot={snapshot} />}
          {notFound !== undefined && (
            <NotFoundNotice
              notFound={notFound}
              phone={config && contactPhone(config)}
              onAgain={() => send({ type: 'notice.dismissed' })}
            />
          )}
          {snapshot.matches('failed') && (
            <SearchFailedNotice
              onRetry={() => send({ type: 'search.retried' })}
              onAgain={() => send({ type: 'notice.dismissed' })}
            />
          )}
        </ResultPage>
      )}
      {snapshot.matches('idle') && config !== undefined && decision?.allowed === true && (
        <VisitsOfToday
          key={config.code}
          config={config}
          onCheck={({ request, visit: chosenVisit }) => {
            setVisit(chosenVisit)
            send({ type: 'search.requested', request, config })
          }}
        />
      )}
      <BadgeScanner
        isOpen={isScanning}
        formats={config === undefined ? [] : scannableFormats(config)}
        onClose={() => setScanning(false)}
        onFound={found}
      />
    </>
  )
}
