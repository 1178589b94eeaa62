/**
 * Where the exports of the domain that the product does not use yet will be used: on a screen that is still to be built, or
 * in channels of importers, which have texts of their own, validate single bodies and drive clocks of their own.
 */
export type ComingUse =
  | 'orders'
  | 'user'
  | 'clients'
  | 'service-points'
  | 'deposit'
  | 'reports'
  | 'firms'
  | 'channels'

/** Exports that are not used outside the domain yet, by their use and their feature. */
export const comingUses: Readonly<Record<ComingUse, Readonly<Record<string, readonly string[]>>>> = {
  orders: {},
  user: {
    users: [
      'MAX_ROLES_IN_ONE_COLUMN',
      'AssignedServicePoint',
      'AssignedSubclient',
      'MAX_OID_LENGTH',
      'assignmentFit',
      'assignmentsOfRows',
      'containsClient',
      'containsServicePoint',
      'containsSubclient',
      'coversAssignments',
      'filterAssignmentRows',
      'isOwnUser',
      'isWholeClient',
      'isWholeSubclient',
      'reachesCountry',
      'sortAssignmentRows',
    ],
    views: [
      'buildViewChange',
      'buildViewRequest',
      'defaultView',
      'startState',
      'viewDraftOf',
      'viewInUse',
      'viewMessageKeys',
    ],
  },
  clients: {
    records: ['canChangeStatus', 'canSaveRecord', 'codeFieldAccess'],
  },
  'service-points': {
    kernel: ['CHANNEL_DEBOUNCE_MS'],
    'service-points': [
      'PaymentService',
      'ServicePointReportFilters',
      'allServicePointReportColumns',
      'chosenModules',
      'isEditedServicePoint',
      'moduleCodes',
      'offeredAdapters',
      'serviceKinds',
      'servicePointSelectorQuery',
      'settleServicePointDraft',
    ],
  },
  deposit: {
    deposits: [
      'DepositCommodity',
      'MAX_DEPOSIT_AMOUNT',
      'MAX_DEPOSIT_BARCODE_LENGTH',
      'MAX_DEPOSIT_OBSERVATIONS_LENGTH',
      'accountDateIssues',
      'accountDateRange',
      'depositChoices',
      'depositCountryCode',
      'depositFieldNames',
      'depositFields',
      'depositOutcomeKeys',
      'settleDeposit',
    ],
  },
  reports: {
    reports: [
      'nextActStep',
      'nextReportStatuses',
      'offeredReportTypes',
      'reportActs',
      'reportCountries',
      'reportStatus',
      'reportStatuses',
      'reportTypeKey',
    ],
  },
  firms: {
    firms: [
      'EmployeeImageQuery',
      'EmployeeVehicle',
      'MAX_BARCODE_LENGTH',
      'Vehicle',
      'activeChallenge',
      'barcodeProblems',
      'barcodeScanning',
      'changeEmployeeReportDraft',
      'changeSearchDraft',
      'employeeImageTypes',
      'employeesFound',
      'emptySearchDraft',
      'firmsValidationMachine',
      'maySearchAnyCountry',
      'needsDocumentChallenge',
      'scannableFormats',
      'searchTypesFor',
      'shownEmployee',
      'validateEmployeeReport',
      'vehiclesFound',
    ],
  },
  channels: {
    country: ['countryNameKey'],
    abilities: ['abilityMessageKeys', 'firstReadablePage', 'portalActions', 'portalSubjects'],
    'declared-values': ['DeclaredPacksTicket', 'DeclaredValuesTicket', 'qrPayloads', 'ticketLimits'],
    deposits: ['depositMessageKeys'],
    firms: ['firmsMessageKeys'],
    kernel: ['kernelMessageKeys', 'nextMidnight'],
    orders: [
      'Container',
      'bodyPathOf',
      'buildAssistanceRequest',
      'buildPickupRequest',
      'buildSupplyRequest',
      'emptyAssistanceDraft',
      'emptyPickupDraft',
      'emptySupplyDraft',
      'orderUserName',
      'parseOrderDetail',
      'serviceHours',
      'suggestUntil',
      'validateAssistance',
      'validatePickup',
      'validateServiceWindow',
      'validateSupply',
    ],
    reports: ['reportMessageKeys'],
    session: ['REFRESH_LEAD_SECONDS', 'SESSION_IDLE_MS', 'sessionMessageKeys'],
    subclients: ['DelegationSummary', 'LookupDelegation', 'lookedUpDelegations', 'subclientMessageKeys'],
    users: ['UserFilterOptions', 'UsersReportColumns', 'canRequestUsersReport', 'userMessageKeys'],
  },
}
