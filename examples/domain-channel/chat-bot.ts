import { createInterface } from 'node:readline/promises'
import { countryTimeZone, parseCountryConfig } from '@remesa/domain/country'
import { calendarDayOf, chooseLocale, formatDay, languageOf, readTypedDay } from '@remesa/domain/kernel'
import * as orders from '@remesa/domain/orders'
import { ServicePoint } from '@remesa/domain/service-points'
import { type FieldKind, issueText } from '@remesa/messages'

/**
 * Asks for a pickup in the user's language: `LANG=de node chat-bot.ts`. The rules of the domain decide which answers
 * are valid, and the messages package explains their decisions in sentences.
 */
const locale = chooseLocale({ browser: [process.env['LANG']?.split('.')[0] ?? ''] })
const words = {
  en: { day: 'On which day?', amount: 'How much, in euros?', done: 'Ready to send:' },
  es: { day: '¿Qué día?', amount: '¿Cuánto, en euros?', done: 'Listo para enviar:' },
  de: { day: 'An welchem Tag?', amount: 'Wie viel, in Euro?', done: 'Bereit zum Senden:' },
  pt: { day: 'Em que dia?', amount: 'Quanto, em euros?', done: 'Pronto para enviar:' },
}[languageOf(locale)]

// Settings of a country as a back end sends them. Settings that are left out have defaults.
const settings = parseCountryConfig({ id: 1, code: 'ES', name: 'España', Orders: { Enabled: true } })
if (!settings.ok) throw new Error(`settings: ${JSON.stringify(settings.error)}`)
const place = { id: 1, description: 'Bazar Norte', active: true }
const subclient = { ...place, client: { ...place, country: { id: 1, code: 'ES', name: 'España' } } }
const servicePoint = ServicePoint.parse({ ...place, type: 'SOL', oidSol: 'SP-1', adapters: [], subclient })
const user = { name: 'Ana', lastName: 'Ruiz', username: 'ana@bazar.example' }

const now = new Date(process.argv[2] ?? Date.now())
const zone = countryTimeZone('ES')
if (!zone.ok) throw new Error(zone.error.rule)
const here = { servicePoint, countryCode: 'ES', timeZone: zone.value, now }
const rules = orders.serviceWindowRules('pickup', { ...here, config: settings.value })
let draft = orders.emptyPickupDraft(rules, { mainCurrencyId: '1' })

const typed = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Asks a question until the rules accept the answer for a field. After a refused answer it prints the reason. */
const ask = async (question: string, field: keyof typeof draft, kind: FieldKind) => {
  say(question)
  for (;;) {
    const { value: heard, done } = await typed.next()
    if (done) throw new Error('nobody answers')
    const day = kind === 'day' ? readTypedDay(heard, calendarDayOf(now, here.timeZone)) : undefined
    draft = { ...draft, [field]: day?.ok ? day.value : heard.trim() }
    const problem = orders.validatePickup(draft, { ...here, rules }).find(({ path }) => path === field)
    if (problem === undefined) return
    say(issueText(problem, locale, kind))
  }
}

await ask(words.day, 'serviceDate', 'day')
await ask(words.amount, 'totalAmount', 'amount')
say(`${words.done} ${formatDay(draft.serviceDate)}, ${draft.totalAmount} €`)
say(JSON.stringify(orders.buildPickupRequest(draft, { ...here, user, rules })))
process.exit()
