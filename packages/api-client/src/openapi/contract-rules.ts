import type { PortalContract } from '../contract'

/** Ids of rules, with ranges spelled out: `ORD-20..22 VAL-1` is ORD-20, ORD-21, ORD-22 and VAL-1. */
const rules = (text: string): readonly string[] =>
  text.split(' ').flatMap((part) => {
    const [, prefix = '', first = '', last = first] = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/.exec(part) ?? []
    const [from, to] = [Number(first), Number(last)]
    return Array.from({ length: to - from + 1 }, (_, index) => `${prefix}-${from + index}`)
  })

/** Rules of every list of records: the query, and the filters and columns that a viewer may not use. */
const list = 'KRN-42 KRN-45 KRN-46 KRN-50 KRN-51'
/** Times, hours and days of a service. */
const times = 'ORD-50..52 ORD-56..58 ORD-60..65'
/** Rules of all bodies of orders. */
const order = 'ORD-45 ORD-70..73 ORD-77 ORD-130..132'
const detail = 'ORD-120..122 ORD-127'
const declared = 'DCV-11..12 DCV-20..33 DCV-35 DCV-42..43 DCV-45 DCV-61 DCV-64..65'
const packs = 'DCV-11..12 DCV-51..52 DCV-55..57 DCV-62 DCV-64..65'
const report = 'RPT-10 RPT-12 RPT-33'
/** Versions, keys and history of a record that is changed. */
const change = 'REC-52..55'
const switched = `REC-31..34 ${change}`
const synchronised = `REC-60..62 ${change}`
const tables = 'REC-1..2 REC-5..7 REC-15'

/**
 * The rules that each call obeys, by feature and name: the back end enforces them, and callers can rely on
 * them. They are separate from the contract, because pages that only make calls do not need them.
 */
export const contractRules: {
  readonly [Feature in keyof PortalContract]: {
    readonly [Name in keyof PortalContract[Feature]]: readonly string[]
  }
} = {
  session: {
    me: rules('SES-35 USR-1 ABL-1..5 ABL-10..23'),
    acceptDisclaimer: rules('SES-30..31'),
    declineDisclaimer: rules('SES-32'),
    disclaimer: rules('SES-30..31'),
    usersGuide: rules('SES-36'),
    translations: rules('KRN-31 KRN-52'),
    sessions: rules('SES-40..41'),
    confirmSignIn: rules('SES-41..42'),
    endSession: rules('SES-40'),
    endOtherSessions: rules('SES-43'),
  },
  country: {
    list: rules('REC-35 USR-30'),
    config: rules('CTY-1..9 CTY-11 FIR-100 USR-30'),
    currencies: rules('DPS-5 REC-5'),
  },
  clients: {
    list: rules(`CLI-70 CLI-72 CLI-76 REC-34 REC-38 ${list}`),
    get: rules('CLI-50 CLI-39 REC-52'),
    save: rules(`CLI-52..59 ${tables} REC-40..42 ${change}`),
    setStatus: rules(switched),
    dependents: rules('REC-81 REC-90..91 ORD-171'),
    sync: rules(synchronised),
    requestReport: rules(`CLI-74 REC-43 ${report}`),
    lookup: rules('CLI-27..28 REC-20 REC-25'),
  },
  subclients: {
    list: rules(`SUB-51..53 SUB-57 REC-34 ${list}`),
    get: rules('SUB-11 REC-52'),
    save: rules(`SUB-1 SUB-40..46 ${tables} REC-40..42 ${change}`),
    setStatus: rules(switched),
    dependents: rules('REC-81 REC-90..91 ORD-171'),
    moveEffects: rules('REC-104'),
    move: rules(`REC-100..103 REC-105 ${change}`),
    sync: rules(`SUB-31 ${synchronised}`),
    requestReport: rules(`SUB-56 REC-43 ${report}`),
    delegations: rules('SUB-2'),
    delegationsOf: rules('SUB-2 USR-30'),
    lookup: rules('SUB-3 SUB-21 SUB-23 REC-20 REC-25'),
  },
  servicePoints: {
    list: rules(`SVP-21..24 SVP-85 ${list}`),
    limits: rules('SVP-5 ORD-81'),
    get: rules('SVP-1..3 SVP-5 SVP-67 SVP-72 REC-52'),
    assignableAdapters: rules('SVP-3 SVP-10..14'),
    details: rules('SVP-1..3 SVP-5 SVP-72'),
    save: rules(`SVP-44 SVP-50 SVP-55..59 SVP-70..74 ${tables} REC-9..12 REC-14 REC-40..42 ${change}`),
    setStatus: rules(`SVP-26 ${switched}`),
    dependents: rules('REC-81 REC-90..91 ORD-171'),
    moveEffects: rules('REC-104'),
    move: rules(`REC-100..103 REC-105 ${change}`),
    sync: rules(`SVP-68..69 ${synchronised}`),
    requestReport: rules(`SVP-27..28 REC-43 ${report}`),
    safeDefaults: rules('SVP-51..52'),
    channels: rules('SVP-84'),
    createChannel: rules('SVP-80..83'),
    lookup: rules('SVP-60..61 SVP-64..65 REC-20 REC-25'),
  },
  orders: {
    history: rules('ORD-1..3 ORD-5..8 ORD-44'),
    currencies: rules('ORD-75 ORD-102'),
    createPickup: rules(`${order} ${times} ORD-75..76 ORD-78 ORD-133`),
    createDelivery: rules(`${order} ${times} ORD-80..81 ORD-86..87 ORD-134`),
    createAssistance: rules(`${order} ${times} ORD-88..89 ORD-135`),
    createSupply: rules(`${order} ORD-91..93 ORD-97 ORD-135`),
    denominations: rules('ORD-94'),
    packs: rules('ORD-46 ORD-82'),
    faults: rules('ORD-46 ORD-88'),
    supplies: rules('ORD-91 ORD-97'),
    pickup: rules(`${detail} ORD-32 ORD-123 ORD-125..126 DCV-2`),
    delivery: rules(`${detail} ORD-124`),
    assistance: rules(detail),
    supply: rules(detail),
    cancellationReasons: rules('ORD-19 ORD-28'),
    cancel: rules('ORD-20..29'),
    rate: rules('ORD-30 ORD-33 ORD-35 ORD-72'),
    rating: rules('ORD-31 ORD-34'),
    find: rules('ORD-152'),
    upcoming: rules('ORD-40 ORD-150..151 ORD-153'),
    past: rules('ORD-8 ORD-151 ORD-153 ORD-194'),
  },
  declaredValues: {
    get: rules('DCV-1..4 DCV-60'),
    create: rules(`${declared} DCV-46`),
    replace: rules(declared),
    remove: rules('DCV-12 DCV-47 DCV-63'),
    createPacks: rules(`${packs} DCV-46`),
    replacePacks: rules(packs),
  },
  deposits: {
    commodities: rules('DPS-6 DPS-14'),
    create: rules('DPS-1 DPS-4..6 DPS-20..28 DPS-30..36 DPS-38..40 DPS-43'),
    latest: rules('DPS-47 DPS-52'),
    list: rules('DPS-47 DPS-55..56'),
    requestReversal: rules('DPS-57'),
  },
  firms: {
    employees: rules('FIR-1 FIR-5 FIR-10 FIR-15..18 FIR-20 FIR-30..31 FIR-40..44 FIR-94..96'),
    image: rules('FIR-3 FIR-41 FIR-44'),
    vehicles: rules('FIR-2 FIR-10 FIR-19..20 FIR-32 FIR-94..96'),
    expected: rules('FIR-20 FIR-40..44 FIR-94..98'),
    checkExpected: rules('FIR-5 FIR-20 FIR-40..44 FIR-94..96 FIR-98..99'),
    askChallenge: rules('FIR-5 FIR-50..53 FIR-56 FIR-90 FIR-92..93'),
    answerChallenge: rules('FIR-54..55 FIR-91..93'),
  },
  reports: {
    list: rules('RPT-1..3 RPT-6 RPT-20..25 KRN-42 KRN-45 KRN-50'),
    download: rules('RPT-4 RPT-6 RPT-8'),
    remove: rules('RPT-4 RPT-7 RPT-33'),
    restore: rules('RPT-7'),
    preview: rules('RPT-4 RPT-8'),
    again: rules('RPT-6 RPT-12'),
    requestDeposits: rules(`DPS-60..61 ${report} RPT-30 RPT-32`),
    requestAudit: rules(`REC-121..122 ${report}`),
    requestEmployeeSearches: rules(`FIR-82..86 ${report} RPT-30 RPT-32`),
    orderTypes: rules('ORD-16'),
    requestOrders: rules(`ORD-16..17 ${report}`),
    schedules: rules('RPT-60..64 RPT-66'),
    schedule: rules('RPT-60..63 RPT-66'),
    pauseSchedule: rules('RPT-60..61 RPT-63..64'),
    runSchedule: rules(`RPT-67 ${report}`),
    endSchedule: rules('RPT-60 RPT-64'),
  },
  users: {
    list: rules(`USR-10 USR-15..16 USR-19 USR-30 USR-73..74 ${list}`),
    get: rules('USR-1..3 USR-20 USR-23 USR-30 REC-52'),
    details: rules('USR-1..3 USR-23 USR-30'),
    setOid: rules(`USR-22..23 ${change}`),
    assign: rules(`USR-2 USR-26 USR-28 USR-40..48 USR-63..64 USR-68..69 ${change}`),
    unassign: rules(`USR-26 USR-28 USR-46 USR-66 ${change}`),
    setAdmin: rules(`USR-24..25 USR-27 ${change}`),
    setSupervisor: rules(`USR-24..25 USR-27 ${change}`),
    sync: rules('USR-14 USR-21'),
    requestReport: rules(`USR-70..72 ${report}`),
  },
  history: {
    record: rules('REC-54..57 REC-63 REC-65 USR-33'),
    list: rules('REC-54..55 REC-57 REC-64 ABL-23'),
    verify: rules('REC-57 ABL-23'),
  },
  views: {
    list: rules('VIE-1..2 VIE-5..6'),
    get: rules('VIE-2 VIE-6'),
    save: rules('VIE-1..5'),
    change: rules('VIE-2..3 VIE-5..7'),
    remove: rules('VIE-7'),
    setDefault: rules('VIE-8..9'),
  },
}
