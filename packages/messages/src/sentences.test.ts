import { createContext, Script } from 'node:vm'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { ApiError } from '@remesa/api-client'
import { errorCodes } from '@remesa/api-client/contract'
import type { TaskError } from '@remesa/api-client/tasks'
import { clientMessageKeys } from '@remesa/domain/clients'
import { countryMessageKeys } from '@remesa/domain/country'
import { type DeclaredValuesRefusal, declaredValuesMessageKeys } from '@remesa/domain/declared-values'
import { type DepositRefusal, depositMessageKeys } from '@remesa/domain/deposits'
import { type FirmsRefusal, firmsMessageKeys } from '@remesa/domain/firms'
import { importMessageKeys } from '@remesa/domain/imports'
import { check, type IssueRule, type IssueRules, kernelMessageKeys, LOCALES } from '@remesa/domain/kernel'
import { type OrderRefusal, orderMessageKeys, orderStatuses } from '@remesa/domain/orders'
import { recordMessageKeys } from '@remesa/domain/records'
import { type ReportRefusal, reportMessageKeys, reportStatuses } from '@remesa/domain/reports'
import { servicePointMessageKeys } from '@remesa/domain/service-points'
import { subclientMessageKeys } from '@remesa/domain/subclients'
import { userMessageKeys } from '@remesa/domain/users'
import { viewMessageKeys } from '@remesa/domain/views'
import { createIntl } from 'react-intl'
import { build } from 'rolldown'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  failureText,
  issueText,
  type RefusalCode,
  reasonText,
  refusalText,
  type SayableFailure,
  type SentenceKey,
  statusText,
} from './index'
import { fillIn } from './speech/fill-in'
import * as de from './texts/de'
import * as en from './texts/en'
import * as es from './texts/es'
import * as pt from './texts/pt'
import * as brazilian from './texts/pt-BR'

const flat = (texts: object): Readonly<Record<string, string>> => Object.assign({}, ...Object.values(texts))
const catalogues = {
  en: flat(en),
  es: flat(es),
  de: flat(de),
  pt: flat(pt),
  'pt-BR': { ...flat(pt), ...flat(brazilian) },
}
const tags = { en: 'en-GB', es: 'es-ES', de: 'de-DE', pt: 'pt-PT', 'pt-BR': 'pt-BR' }

/** Whether a key belongs to a sentence, and not to a label, a toast or a question. */
const isSentence = (key: string) =>
  /^validation\.messages\.(?!user\.)|^[a-z-]+\.refused\.|^(orders|reports)\.status\./.test(key)
const ofRules = [
  ...kernelMessageKeys,
  ...clientMessageKeys,
  ...countryMessageKeys,
  ...declaredValuesMessageKeys,
  ...depositMessageKeys,
  ...firmsMessageKeys,
  ...importMessageKeys,
  ...orderMessageKeys,
  ...recordMessageKeys,
  ...reportMessageKeys,
  ...servicePointMessageKeys,
  ...subclientMessageKeys,
  ...userMessageKeys,
  ...viewMessageKeys,
].filter(isSentence)

type RequiredOf<Params> = {
  [Name in keyof Params]-?: Readonly<Record<never, never>> extends Pick<Params, Name> ? never : Name
}[keyof Params]
/** The parameters that the sentence of a rule contains; each issue of the rule has them. */
const paramsOf: { readonly [R in IssueRule]?: readonly RequiredOf<IssueRules[R]>[] } = {
  recordAlreadyExists: ['code'],
  recordNotFound: ['code'],
  'bag-code': ['examples'],
  'import-repeated': ['row'],
  'import-unknown': ['code'],
  'import-near': ['code', 'near'],
  'import-taken': ['code', 'name'],
  'import-inactive': ['code', 'name'],
  'import-elsewhere': ['code'],
  'import-choice': ['accepted'],
  'import-other-row': ['row'],
  'import-opposes': ['row'],
  'import-no-value': ['value'],
  'import-digits-lost': ['value'],
  min: ['length'],
  max: ['length'],
  min_value: ['min'],
  max_value: ['max'],
  between: ['max', 'min'],
  digits: ['length'],
  'min-interval-hours': ['hours'],
  'min-starting-interval': ['earliestDay', 'earliestTime'],
  'min-hour': ['hour'],
  'max-hour': ['hour'],
  gt: ['limit'],
  'invalid-date-pickup': ['earliestDay'],
  'one-of': ['oneOf'],
  'amount-two-ways': ['less', 'more'],
  'date-range': ['earliest', 'latest'],
  'min-date': ['earliest'],
  'not-today': ['earliest'],
  'no-time-left': ['earliest'],
  unchangeable: ['value'],
  'device-taken': ['code', 'name'],
  'device-taken-elsewhere': ['code'],
  viewNameAlreadyExists: ['taken'],
}

describe.each(LOCALES)('the sentences in %s', (locale) => {
  it('every rule, refusal and status of the domain has a sentence in the language', () => {
    expect(ofRules.length).toBeGreaterThan(150)
    expect(ofRules.filter((key) => !Object.hasOwn(catalogues[locale], key))).toEqual([])
  })

  it('the sentence of a rule contains only parameters that every validation issue of the rule has', () => {
    const contained = Object.entries(catalogues[locale]).flatMap(([key, pattern]) => {
      const names = new Set([...pattern.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))
      const rule = key.replace('validation.messages.', '')
      return rule === key || names.size === 0 ? [] : [[rule, [...names].toSorted()]]
    })
    expect(Object.fromEntries(contained)).toEqual(paramsOf)
  })

  it('every error code of the contract has a sentence in the language', () => {
    const silent = refusalText('of-no-call', {}, locale)
    const codes = Object.keys(errorCodes)
    expect(codes.filter((code) => [silent, ''].includes(refusalText(code, {}, locale)))).toEqual([])
  })

  it.each([0, 1, 2, 12_345])(
    'with the value %d, each sentence is filled in exactly as react-intl would fill it in',
    (value) => {
      const intl = createIntl({ locale: tags[locale], messages: catalogues[locale] })
      for (const [key, pattern] of Object.entries(catalogues[locale])) {
        const names = [...pattern.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)
        const values = Object.fromEntries(names.map((name) => [name, name === 'entity' ? 'client' : value]))
        expect([key, fillIn(pattern, values, locale)]).toEqual([key, intl.formatMessage({ id: key }, values)])
      }
    },
  )

  it('the sentences are ICU messages that use only values, numbers, plurals and choices', () => {
    for (const [key, pattern] of Object.entries(catalogues[locale])) {
      expect(key).not.toBe('')
      expect(() => parse(pattern)).not.toThrow()
      expect([key, /'|<|, *(date|time|selectordinal)|::|offset:/.test(pattern.replaceAll('’', ''))]).toEqual([
        key,
        false,
      ])
    }
  })
})

describe('a sentence', () => {
  it('the sentence of an issue says what is wrong and which values are accepted', () => {
    const issue = check('min-interval-hours', 'until', '10:00', { start: '09:00', hours: 2 })
    if (issue === undefined) throw new Error('the rule accepts it')
    expect(LOCALES.map((locale) => issueText(issue, locale))).toEqual([
      'Deje al menos 2 horas entre el inicio y el final. Como muy pronto: 11:00',
      'Leave at least 2 hours between start and end. Earliest possible: 11:00',
      'Zwischen Beginn und Ende müssen mindestens 2 Stunden liegen. Frühestens 11:00',
      'Deixe pelo menos 2 horas entre o início e o fim. O mais cedo possível: 11:00',
      'Deixe pelo menos 2 horas entre o início e o fim. No mínimo: 11:00',
    ])
  })

  it('a day in a sentence has the date format of the language, and occurs only once', () => {
    const issue = {
      rule: 'min-date',
      key: 'validation.messages.min-date',
      path: 'date',
      params: { earliest: '2026-11-06' },
    }
    for (const locale of LOCALES) {
      const expected = locale === 'de' ? '06.11.2026' : '06/11/2026'
      expect(issueText(issue, locale).split(expected)).toHaveLength(2)
    }
    const rangeIssue = { ...issue, rule: 'date-range', key: 'validation.messages.date-range' }
    const range = { ...rangeIssue, params: { earliest: '2026-11-06', latest: '2026-12-01' } }
    expect(issueText(range, 'de')).toBe('Wählen Sie einen Tag vom 06.11.2026 bis zum 01.12.2026')
  })

  it('the sentence for a missing value depends on the type of the field', () => {
    const issue = check('required', 'serviceDate', '', {})
    if (issue === undefined) throw new Error('the rule accepts it')
    expect(issueText(issue, 'en')).toBe('Fill in this field')
    expect(issueText(issue, 'de')).toBe('Füllen Sie dieses Feld aus')
    expect(issueText(issue, 'en', 'day')).toBe('Enter a date as dd/mm/yyyy')
  })

  it('an unknown rule or error code has a general sentence, and an unknown status is shown as it is', () => {
    const issue = { rule: 'of-tomorrow', key: 'validation.messages.of-tomorrow', path: '', params: {} }
    expect(issueText(issue, 'en')).toBe('This value is not valid')
    expect(refusalText('of.tomorrow', {}, 'en')).toMatch(/^The server gave no reason/)
    expect(statusText('orders', 'OF_TOMORROW', 'en')).toBe('OF_TOMORROW')
  })

  it('a missing parameter of a sentence is shown as an ellipsis', () => {
    expect(fillIn('At most {max, number} of {what}', {}, 'en')).toBe('At most … of …')
  })

  it('an error code has the sentence of the rule that it stands for, and a refusal with several reasons has a sentence for each reason', () => {
    expect(refusalText('orders.too-late', {}, 'en')).toBe(
      'It could be cancelled until 24 hours before its start.',
    )
    expect(refusalText('request.body-syntax', {}, 'de')).toMatch(
      /^Der Server hat die Anfrage nicht verstanden/,
    )
    expect(refusalText('orders.already-rated', {}, 'de')).toBe('Der Auftrag wurde bereits bewertet.')
    expect(reasonText([], 'es')).toBeUndefined()
    const reasons = ['done', 'cancelled'].map((rule) => ({ rule, key: `orders.refused.${rule}`, params: {} }))
    expect(reasonText(reasons, 'en')).toBe('It is done. It is cancelled.')
  })

  it.each([
    [{ kind: 'network' }, /erreichbar.*gespeichert/],
    [{ kind: 'timeout' }, /rechtzeitig.*gespeichert/],
    [{ kind: 'token' }, /nichts gesendet/],
    [{ kind: 'aborted' }, /abgebrochen/],
    [{ kind: 'malformed' }, /nicht lesbar/],
    [{ kind: 'unfinished' }, /noch nicht fertig/],
    [{ kind: 'unauthorized', code: null }, /nicht mehr angemeldet/],
    [{ kind: 'forbidden', code: 'account-inactive' }, /Konto ist abgeschaltet/],
    [{ kind: 'server', code: null }, /Auf dem Server/],
    [{ kind: 'server', code: 'overloaded' }, /überlastet/],
    [{ kind: 'rejected', code: 'orders.already-rated', issues: [] }, /bereits bewertet/],
    [{ kind: 'rejected', code: null }, /keinen Grund/],
    [{ kind: 'invalid', issues: [] }, /keinen Grund/],
    [{ kind: 'refused', reasons: [] }, /keinen Grund/],
    [
      { kind: 'refused', reasons: [{ rule: 'done', key: 'orders.refused.done', params: {} }] },
      /erledigt|ausgeführt|abgeschlossen/,
    ],
  ] as const satisfies readonly (readonly [SayableFailure, RegExp])[])(
    'there is a sentence for the failed call %j',
    (failure, said) => {
      expect(failureText(failure, 'de')).toMatch(said)
      for (const locale of LOCALES) expect(failureText(failure, locale)).not.toMatch(/failure\.|…/)
    },
  )

  it('a failed call with issues has a sentence for each issue, and equal sentences occur only once', () => {
    const issues = ['from', 'until', 'email'].flatMap((path) => check('required', path, '', {}) ?? [])
    const email = check('email', 'email', 'x', {})
    if (email === undefined) throw new Error('the rule accepts it')
    const text = failureText(
      { kind: 'rejected', code: 'request.invalid-body', issues: [...issues, email] },
      'en',
    )
    expect(text).toBe(`Fill in this field. ${issueText(email, 'en')}`)
  })

  it('the texts of any two statuses of orders or reports are different', () => {
    const known = orderStatuses.map(({ code }) => statusText('orders', code, 'es'))
    expect(known).toContain('En camino')
    const reports = reportStatuses.map(({ code }) => statusText('reports', code, 'de'))
    expect(new Set([...known, ...reports]).size).toBe(known.length + reports.length)
  })
})

describe('the types of the sentences', () => {
  it('every error of the API client and of its tasks has a sentence', () => {
    expectTypeOf<ApiError>().toExtend<SayableFailure>()
    expectTypeOf<TaskError>().toExtend<SayableFailure>()
  })

  it('the types of the messages contain every validation rule and every refusal code', () => {
    expectTypeOf<`validation.messages.${IssueRule}`>().toExtend<SentenceKey>()
    expectTypeOf<`orders.${OrderRefusal['rule']}`>().toExtend<RefusalCode>()
    expectTypeOf<`deposits.${DepositRefusal['rule']}`>().toExtend<RefusalCode>()
    expectTypeOf<`declared-values.${DeclaredValuesRefusal['rule']}`>().toExtend<RefusalCode>()
    expectTypeOf<`firms.${FirmsRefusal['rule']}`>().toExtend<RefusalCode>()
    expectTypeOf<`reports.${ReportRefusal['rule']}`>().toExtend<RefusalCode>()
  })
})

it('the sentences of one language can be imported without other languages and without a library', async () => {
  const { output } = await build({
    input: new URL('./index.ts', import.meta.url).pathname,
    resolve: { conditionNames: ['@remesa/source', 'import', 'default'] },
    output: { format: 'iife', name: 'messages', minify: true },
    write: false,
    logLevel: 'silent',
  })
  const bare = createContext({})
  new Script(output[0].code).runInContext(bare)
  const said = new Script(`messages.refusalText('orders.already-rated', {}, 'pt')`).runInContext(bare)
  expect(said).toBe(refusalText('orders.already-rated', {}, 'pt'))
  const modules = Object.keys(output[0].modules).filter((id) => id.includes('node_modules'))
  expect(modules.filter((id) => !/date-fns/.test(id))).toEqual([])
})
