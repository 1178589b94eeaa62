import { clientMessageKeys } from '@remesa/domain/clients'
import { declaredValuesMessageKeys } from '@remesa/domain/declared-values'
import {
  guessColumns,
  importMessageKeys,
  servicePointImportFields,
  userImportFields,
} from '@remesa/domain/imports'
import { LOCALES, validationRules } from '@remesa/domain/kernel'
import { recordMessageKeys } from '@remesa/domain/records'
import { reportMessageKeys } from '@remesa/domain/reports'
import { servicePointMessageKeys } from '@remesa/domain/service-points'
import { viewMessageKeys } from '@remesa/domain/views'
import { issueText } from '@remesa/messages/speech'
import * as sentences from '@remesa/messages/texts/en'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import clients from './locales/en/clients.json'
import declaredValues from './locales/en/declared-values.json'
import failures from './locales/en/failures.json'
import history from './locales/en/history.json'
import imports from './locales/en/imports.json'
import kernel from './locales/en/kernel.json'
import lists from './locales/en/lists.json'
import orderDialogs from './locales/en/order-dialogs.json'
import orders from './locales/en/orders.json'
import records from './locales/en/records.json'
import serviceAccounts from './locales/en/service-accounts.json'
import servicePoints from './locales/en/service-points.json'
import session from './locales/en/session.json'
import users from './locales/en/users.json'
import views from './locales/en/views.json'
import { messageArguments } from './message-arguments'
import { INTL_TAGS, loadMessages, type Messages } from './messages'
import { translator } from './translate'

const english = await loadMessages('en')
const others = LOCALES.filter((locale) => locale !== 'en')

const usesOf = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...(messageArguments(text) ?? [])].map(([name, uses]) => [name, [...uses].toSorted()]))

describe('texts in every language', () => {
  it.each(others)('the texts of %s have exactly the keys of the English texts', async (locale) => {
    expect(Object.keys(await loadMessages(locale)).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it.each(LOCALES)('every text of %s can be formatted, is not empty, and contains no tag', async (locale) => {
    const broken = Object.entries(await loadMessages(locale)).filter(([, text]) => {
      const used = messageArguments(text)
      return text.trim() === '' || used === undefined || [...used.values()].some((uses) => uses.has('tag'))
    })
    expect(broken).toEqual([])
  })

  it.each(others)(
    'every text of %s uses the same arguments in the same way as the English text',
    async (locale) => {
      const messages: Readonly<Record<string, string>> = await loadMessages(locale)
      const differing = Object.entries(english)
        .filter(([key, text]) => JSON.stringify(usesOf(text)) !== JSON.stringify(usesOf(messages[key] ?? '')))
        .map(([key]) => key)
      expect(differing).toEqual([])
    },
  )

  it.each([
    ['en', /\bcancel(?:ed|ing)\b/i],
    ['pt', /carater|caráter/i],
    ['pt-BR', /carácter|carater/i],
    // These are Portuguese words of Portugal. Users in Brazil would see them if the Brazilian texts did not replace
    // them.
    ['pt-BR', /utilizador|ficheiro|ecrã|palavra-passe|introduzi|dentro de momentos|^A (?:ler|carregar)\b/i],
    ['es', /\bingresos?\b|elija antes|Id de dispositivo/i],
    ['pt', /\bId\.? [cd]/],
    ['de', /Ihre Administration|\bCenter\b|Servicepunkt|[Ss]chnelle Abholung/],
  ] as const)('each word has a single spelling in the texts of %s', async (locale, other) => {
    const texts = Object.values(await loadMessages(locale))
    expect(texts.filter((text) => other.test(text))).toEqual([])
  })

  it('every shared validation rule has a text', () => {
    const missing = Object.keys(validationRules).filter(
      (rule) => !Object.hasOwn(english, `validation.messages.${rule}`),
    )
    expect(missing).toEqual([])
  })

  it('every message of the rules of declared values has a text', () => {
    expect(declaredValuesMessageKeys.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })

  it('[REC-16] [CLI-16] [SVP-4] every message of the rules of records, clients and service points has a text', () => {
    const keys = [...recordMessageKeys, ...clientMessageKeys, ...servicePointMessageKeys]
    expect(keys.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })

  it('[IMP-5] every message of the rules of imports has a text', () => {
    expect(importMessageKeys.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })

  it.each(LOCALES)(
    '[IMP-10] [IMP-50] [IMP-60] an import recognises the column headings of its template in %s',
    async (locale) => {
      const texts: Readonly<Record<string, string>> = await loadMessages(locale)
      for (const fields of [servicePointImportFields, userImportFields]) {
        const headings = fields.map(({ name }) => texts[`imports.field.${name}`] ?? '')
        expect(guessColumns<string>(headings, fields)).toEqual(fields.map(({ name }) => name))
      }
    },
  )

  it('[VIE-3] [VIE-4] every message of the rules of views has a text', () => {
    expect(viewMessageKeys.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })

  it('[RPT-5] every message of the rules of reports has a text', () => {
    expect(reportMessageKeys.filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })

  it('each message key is in only one of the files with texts of a language', () => {
    const files = [
      clients,
      declaredValues,
      failures,
      imports,
      history,
      kernel,
      lists,
      orderDialogs,
      orders,
      records,
      serviceAccounts,
      servicePoints,
      session,
      users,
      views,
      ...Object.values(sentences),
    ]
    const keys = files.flatMap((file) => Object.keys(file))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

describe('the text of an issue', () => {
  const wordsIn = (locale: keyof typeof INTL_TAGS, messages: Messages) =>
    translator(createIntl({ locale: INTL_TAGS[locale], messages }))

  it('the text of an issue shows dates in the format of the language', async () => {
    const t = wordsIn('es', await loadMessages('es'))
    const issue = {
      rule: 'invalid-date-pickup',
      key: 'validation.messages.invalid-date-pickup',
      path: 'serviceDate',
      params: { earliestDay: '2026-11-23' },
    }
    expect(issueText(t, issue)).toBe('A esta hora la primera fecha disponible es el 23/11/2026')
  })

  it('the text of an issue uses the plural of the language', async () => {
    const t = wordsIn('pt', await loadMessages('pt'))
    const issue = { rule: 'digits', key: 'validation.messages.digits', path: 'code', params: { length: 1 } }
    expect(issueText(t, issue)).toBe('Introduza exatamente 1 dígito')
  })

  it.each([
    ['en', 'Booked: 1 of 3 bags', '1 of 3 rows would be written, 2 left out'],
    ['es', 'Registrado: 1 de 3 bolsas', 'Por guardar: 1 de 3 filas, 2 fuera'],
    ['de', 'Gebucht: 1 von 3 Beuteln', 'Zu speichern: 1 von 3 Zeilen, 2 ausgelassen'],
    ['pt', 'Registado: 1 de 3 sacos', 'A guardar: 1 de 3 linhas, 2 de fora'],
    ['pt-BR', 'Registrado: 1 de 3 malotes', 'A salvar: 1 de 3 linhas, 2 de fora'],
  ] as const)(
    'a text in %s about exactly one thing has no verb in the plural',
    async (locale, booked, written) => {
      const t = wordsIn(locale, await loadMessages(locale))
      expect(t('deposits.sending.title', { done: 1, count: 3 })).toBe(booked)
      expect(t('imports.wouldWrite', { good: 1, all: 3, left: 2 })).toBe(written)
    },
  )

  it.each([
    ['text', 'Fill in this field'],
    ['choice', 'Choose an option'],
    ['day', 'Enter a date as dd/mm/yyyy'],
    ['time', 'Choose an option'],
    ['amount', 'Enter an amount such as 1.234,50'],
    ['stars', 'Choose one to five stars'],
  ] as const)('the text about a missing value names the kind of value: %s', (kind, text) => {
    const t = wordsIn('en', english)
    const issue = { rule: 'required', key: 'validation.messages.required', path: 'field', params: {} }
    expect(issueText(t, issue, kind)).toBe(text)
  })

  it.each([
    ['en', { earliest: '13:10' }, 'Leave at least 2 hours between start and end. Earliest possible: 13:10'],
    ['es', { latest: '11:00' }, 'Deje al menos 2 horas entre el inicio y el final. Como muy tarde: 11:00'],
    [
      'de',
      { earliest: '13:10' },
      'Zwischen Beginn und Ende müssen mindestens 2 Stunden liegen. Frühestens 13:10',
    ],
    ['pt', { latest: '11:00' }, 'Deixe pelo menos 2 horas entre o início e o fim. O mais tardar: 11:00'],
  ] as const)('the text of an issue in %s names the accepted values: %j', async (locale, params, text) => {
    const t = wordsIn(locale, await loadMessages(locale))
    const key = 'validation.messages.min-interval-hours'
    const issue = { rule: 'min-interval-hours', key, path: 'until', params: { hours: 2, ...params } }
    expect(issueText(t, issue)).toBe(text)
  })

  it.each([
    ['min-hour', { hour: 8, earliest: '08:00' }, 'Choose 8:00 or later'],
    ['min-hour', { hour: 8, earliest: '10:30' }, 'Choose 8:00 or later. Earliest possible: 10:30'],
    [
      'min-starting-interval',
      { hours: 1, earliestDay: '2026-11-21', earliestTime: '10:30', earliest: '21/11/2026 10:30' },
      'Choose a time from 10:30 on 21/11/2026',
    ],
    ['between', { min: 1, max: 50 }, 'Enter a number from 1 to 50'],
    ['max', { length: 400 }, 'Enter at most 400 characters'],
  ])('the text of an issue contains the accepted value only once: %s %j', (rule, params, text) => {
    const t = wordsIn('en', english)
    expect(issueText(t, { rule, key: `validation.messages.${rule}`, path: 'from', params })).toBe(text)
  })

  it('an issue whose rule is unknown has a default text', () => {
    const t = wordsIn('en', english)
    const issue = { rule: 'weather', key: 'validation.messages.weather', path: 'day', params: {} }
    expect(issueText(t, issue)).toBe('This value is not valid')
  })
})
