import { z } from 'zod'
import { type CountryChoice, ThirdCode } from '../clients'
import { absentAsNull, decide, defaultBrand, err, ok, type Refusal, type Result } from '../kernel'
import { refusal, type ServicePointDecision, type ServicePointRefusalRule } from './decision'
import { moduleCodes, offeredAdapters } from './modules'
import type { ServicePointDetail } from './service-point.schema'
import {
  type ServicePointDraft,
  type ServicePointFacts,
  settleServicePointDraft,
} from './service-point-draft'

/** SVP-14, SVP-66. The facts for the form of a record: its own modules and its own country are among what is on offer. */
export const factsForServicePoint = (
  facts: ServicePointFacts,
  record: Pick<ServicePointDetail, 'adapters' | 'subclient'>,
): ServicePointFacts => ({
  ...facts,
  adapters: offeredAdapters(facts.adapters, record),
  country: withCountry(facts.country, record.subclient.client.country),
})

/**
 * SVP-66, SVP-67. The form of a record. It is settled: modules that the type may not have are left out (`modulesLeftOut`),
 * the main currency is added where there is a deposit module. `facts` are those of `factsForServicePoint`.
 */
export const servicePointDraftOf = (
  record: ServicePointDetail,
  facts: ServicePointFacts,
): ServicePointDraft => {
  const { subclient, paymentService } = record
  const safeCode = moduleCodes(facts.brand ?? defaultBrand).rv
  const draft: ServicePointDraft = {
    id: record.id,
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
    hasStoredPassword: (record.ssId ?? '') !== '' && record.adapters.some(({ code }) => code === safeCode),
    payment: {
      accountId: paymentService?.accountId ?? '',
      locationId: paymentService?.locationId ?? '',
      fee: paymentService === null ? '' : String(paymentService.fee),
    },
    thirdcodes: record.thirdcodes,
    limits: record.limits,
    oidSol: record.oidSol,
    codTypeServicepoint: record.codTypeServicepoint,
    descTypeServicePoint: record.descTypeServicePoint,
    uniqueCode: record.uniqueCode,
    active: record.active,
  }
  return settleServicePointDraft(draft, facts)
}

/** SVP-68. What a synchronisation answers; other fields of the record are not looked at. */
export const SynchronisedServicePoint = z.object({
  description: z.string(),
  oidSol: absentAsNull(z.string()),
  codeSol: absentAsNull(z.string()),
  thirdcodes: z.array(ThirdCode).default([]),
})
export type SynchronisedServicePoint = z.output<typeof SynchronisedServicePoint>

/** SVP-69. Whether a draft can be synchronised: it is a record with a code, below a client in a country. */
export const servicePointSynchronisability = (
  draft: Pick<ServicePointDraft, 'codeSol' | 'clientId' | 'countryId'>,
): ServicePointDecision =>
  decide<ServicePointRefusalRule>([
    draft.codeSol.trim() === '' && refusal('without-code'),
    draft.clientId === '' && refusal('without-client'),
    draft.countryId === '' && refusal('without-country'),
  ])

/**
 * SVP-68, SVP-69. The draft with what the external operations system says now: description, its id there, code and third
 * codes. Everything else stays as it was typed. An answer without a record is refused.
 */
export const mergeSynchronisedServicePoint = (
  draft: ServicePointDraft,
  answer: SynchronisedServicePoint | null,
): Result<ServicePointDraft, Refusal<ServicePointRefusalRule>> => {
  if (answer === null) return err(refusal('nothing-returned'))
  const { description, oidSol, codeSol, thirdcodes } = answer
  return ok({ ...draft, description, oidSol, codeSol: codeSol ?? draft.codeSol, thirdcodes })
}

const withCountry = (choice: CountryChoice, country: CountryChoice['options'][number]): CountryChoice =>
  choice.options.some(({ id }) => id === country.id)
    ? choice
    : { ...choice, options: [...choice.options, country] }
