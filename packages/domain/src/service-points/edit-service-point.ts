import { countryTimeZones } from '../country'
import type { CountryChoice } from '../records'
import { moduleCodes, offeredAdapters } from './modules'
import type { ServicePointDetail } from './service-point.schema'
import {
  type ServicePointDraft,
  type ServicePointFacts,
  settleServicePointDraft,
} from './service-point-draft'

/**
 * The options in the form of an existing service point. They include the modules and the country that the point already
 * has. (SVP-14, SVP-66)
 */
export const factsForServicePoint = (
  facts: ServicePointFacts,
  record: Pick<ServicePointDetail, 'adapters' | 'subclient'>,
): ServicePointFacts => ({
  ...facts,
  adapters: offeredAdapters(facts.adapters, record),
  country: withCountry(facts.country, record.subclient.client.country),
})

/**
 * The form with an existing service point. It omits modules that the point's type may not have (`modulesLeftOut`), and
 * adds the main currency if the point has a deposit module. Pass the `facts` of `factsForServicePoint`. (SVP-66,
 * SVP-67)
 */
export const servicePointDraftOf = (
  record: ServicePointDetail,
  facts: ServicePointFacts,
): ServicePointDraft => {
  const { subclient, paymentService } = record
  const safeCode = moduleCodes(facts.brand).rv
  const draft: ServicePointDraft = {
    record: { id: record.id, active: record.active },
    template: null,
    validates: false,
    countryId: String(subclient.client.country.id),
    clientId: String(subclient.client.id),
    subclientId: String(subclient.id),
    sourceSystem: '',
    codeSol: record.codeSol ?? '',
    lookup: 'none',
    asked: null,
    isDescriptionGiven: false,
    type: record.type,
    description: record.description,
    address: record.address ?? '',
    zone: ownZone(record),
    idSmartcash: record.idSmartcash ?? '',
    deviceId: record.deviceId ?? '',
    modules: record.adapters.map(({ id }) => id),
    agilePickup: record.agilePickup,
    econoCash: record.econoCash,
    enabledReadQr: record.enabledReadQr,
    channels: record.channels,
    openChannel: record.openChannel,
    currencies: record.currencies.map(({ id }) => id),
    accountDate: record.accountDate,
    ssId: record.ssId ?? '',
    password: '',
    backEndPassword:
      (record.ssId ?? '') !== '' && record.adapters.some(({ code }) => code === safeCode) ? 'stored' : 'none',
    'payment.accountId': paymentService?.accountId ?? '',
    'payment.locationId': paymentService?.locationId ?? '',
    'payment.fee': paymentService === null ? '' : String(paymentService.fee),
    thirdcodes: record.thirdcodes,
    limits: record.limits,
    oidSol: record.oidSol?.trim() || null,
    codTypeServicepoint: record.codTypeServicepoint,
    descTypeServicePoint: record.descTypeServicePoint,
    uniqueCode: record.uniqueCode?.trim() || null,
  }
  return settleServicePointDraft(draft, facts)
}

/**
 * The time zone that was set for a service point; empty if it equals the time zone of the country, because the form
 * shows only a different time zone. (SVP-89)
 */
const ownZone = ({ zone, subclient }: Pick<ServicePointDetail, 'zone' | 'subclient'>): string =>
  zone === null || zone === countryTimeZones(subclient.client.country.code)[0] ? '' : zone

const withCountry = (choice: CountryChoice, country: CountryChoice['options'][number]): CountryChoice =>
  choice.options.some(({ id }) => id === country.id)
    ? choice
    : { ...choice, options: [...choice.options, country] }
