import { partOf } from './text-filters'

/**
 * Meanings of field names that calls of several features have and that need an explanation. Names that only one feature
 * has are described with that feature. A call can describe a name differently.
 */
export const commonFields: Readonly<Record<string, string>> = {
  // Lists.
  page: 'The page, counted from 0.',
  size: 'How many rows a page has, 1,000 at most.',
  orderBy: 'The column that rows are sorted by.',
  direction: 'ascending (`ASC`) or descending (`DESC`).',
  active: 'In a query `true` leaves out what is switched off; without it everything is listed.',
  content: 'The rows of the page.',
  totalElements: 'How many rows all pages have.',
  codeOrDesc: partOf('code or description'),
  inParents: '`true`: `search` also finds words in client and subclient.',
  hasOid: '`true`: only rows that the operations system knows.',
  ids: 'Ids with commas between them.',
  usernamePrecise: '`true`: `username` is the whole value, not a part of it.',
  clientPrecise: '`true`: `clientDesc` is the whole value, not a part of it.',
  descriptionPrecise: '`true`: `description` is the whole value, not a part of it.',
  codePrecise: '`true`: `codeSol` is the whole value, not a part of it.',
  idCashPrecise: '`true`: `idSmartcash` is the whole value, not a part of it.',
  clientDesc: partOf('code or description of the client', 'clientPrecise'),

  // Clients, subclients and service points, and the users who may access them.
  countryCode: 'The country, by ISO 3166-1: `ES`.',
  countryId: 'The id of a country in the portal, not its code.',
  servicePointId: 'The `oidSol` of the service point; its `id` where it has none.',
  oidSol: 'The id in the operations system (SOL).',
  codeSol: 'The code in the operations system (SOL).',
  idSmartcash: 'The id in the system of deposit devices (SmartCash).',
  uniqueCode: 'The codes above a record and its own, joined by dashes.',
  thirdcodes: 'Codes under which other systems know the record.',
  limits: 'The most that may be ordered or deposited, by currency.',
  sourceSystem: 'The system that the code comes from; the operations system is asked for it.',
  maxServicesPoint: 'The most service points that a user of the country may have; 0 is no limit.',
  userType: "`CLIENTE` for customers, the brand's own type for the provider's staff.",
  admin: 'An administrator: of the customer, or of the provider, by the user type.',
  supervisor: 'May make others supervisors.',
  disclaimerAccepted: 'Until then every call but those of the session is refused (403).',
  maxCodeSeal: 'The most characters of the code of a seal; 0 is 50.',
  documentTypes: 'Kinds of documents by which crew members are searched.',
  externalCode: 'The role in the system that it belongs to.',

  // Responses of the operations system, with the field names of that system.
  codigosTercero: 'Codes under which other systems know it.',
  sistemaTerceroCodigo: 'The other system.',
  valor: 'The code in that system.',

  // Orders.
  lowerLimitSearch: 'The first instant at which an order may start, inclusive.',
  upperLimitSearch: 'The last instant at which an order may start, inclusive.',
  serviceCode: 'The number of the order, which people read out.',
  serviceStatusCode:
    'Where the order is: PENDING, RECEIVED, PREPARING, PREPARED, PLANNED, ONWAY, DONE, CANCELLED or STOPPED.',
  plannedInitialTime: 'From when the crew is planned to come.',
  plannedFinalTime: 'Until when the crew is planned to come.',
  realInitialTime: 'When the crew came.',
  realFinalTime: 'When the crew left; with it the order can be rated.',
  mainCurrency: 'The currency that is proposed.',
  visits: 'Visits of today at service points of the caller.',

  // History and views.
  entry: 'The number of an entry.',
  person: partOf('the name of who did it'),
  subject: 'The record that was changed, by its kind, id and name.',
  zone: 'The time zone of the days, by its IANA name.',
  version: 'What `If-Match` names to change this version of the record alone.',

  // Sessions and refusals.
  agent: 'Browser and system, in short.',
  'Problem.code': 'Why it was refused; each call lists its own.',
  'Problem.issues': 'The fields that were refused, each with its rule and what would pass.',
  'Problem.rule': 'The rule that is broken, such as `required` or `max-date`.',
  'Problem.key': 'The message of the rule, such as `validation.messages.required`.',
  'Problem.path': 'The field, with dots between its parts; empty for the whole.',
  'Problem.params': 'What the message mentions: the bound, the choices, the form.',
  'Problem.requestId': 'What to name when the failure is reported.',
  'Problem.current': 'The record as it is now, where a write was refused for its version.',
}
