import { cleanCode, cleanText } from '../kernel'
import { chosenModules, type ServicePointDraft, type ServicePointFacts } from './service-point-draft'
import type { ServicePointRequest } from './service-point-request.schema'

/**
 * The body of the call that saves a new or existing service point. (SVP-70 to SVP-74)
 *
 * @throws Error if the draft has no subclient, or a fee that is not a whole number: call `validateServicePoint` first.
 */
export const buildServicePointRequest = (
  draft: ServicePointDraft,
  facts: Pick<ServicePointFacts, 'adapters' | 'brand'>,
): ServicePointRequest => {
  const { rv, payment } = chosenModules(draft, facts)
  return {
    ...(draft.record === null ? {} : { id: draft.record.id }),
    type: draft.type,
    oidSol: draft.oidSol,
    codeSol: cleanCode(draft.codeSol) || null,
    uniqueCode: draft.uniqueCode,
    idSmartcash: cleanCode(draft.idSmartcash) || null,
    deviceId: cleanCode(draft.deviceId) || null,
    description: cleanText(draft.description),
    address: cleanText(draft.address),
    zone: draft.zone || null,
    active: draft.record?.active ?? true,
    subclientId: whole(draft.subclientId, 'subclient'),
    openChannel: draft.openChannel,
    accountDate: draft.accountDate,
    agilePickup: draft.agilePickup,
    econoCash: draft.econoCash,
    enabledReadQr: draft.enabledReadQr,
    ssId: rv ? cleanCode(draft.ssId) : null,
    ...(rv ? passwordOf(draft) : { password: null }),
    adapters: [...draft.modules],
    channels: draft.channels.map(({ id }) => id),
    currencies: [...draft.currencies],
    codTypeServicepoint: draft.codTypeServicepoint,
    descTypeServicePoint: draft.descTypeServicePoint,
    thirdcodes: [...draft.thirdcodes],
    limits: [...draft.limits],
    paymentService: payment
      ? {
          accountId: cleanCode(draft['payment.accountId']),
          locationId: cleanCode(draft['payment.locationId']),
          fee: whole(draft['payment.fee'], 'fee'),
        }
      : { accountId: '', locationId: '', fee: 0 },
  }
}

const passwordOf = ({ password, backEndPassword }: ServicePointDraft) => {
  if (password !== '' || backEndPassword === 'none') return { password }
  return backEndPassword === 'default' ? { usesDefaultPassword: true } : {}
}

const whole = (typed: string, what: string): number => {
  const number = cleanCode(typed) === '' ? Number.NaN : Number(cleanCode(typed))
  if (!Number.isSafeInteger(number))
    throw new Error(`[service-points] buildServicePointRequest: no ${what}; validate first`)
  return number
}
