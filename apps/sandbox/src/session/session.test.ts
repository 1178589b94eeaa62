import { contract } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translationOverrides, users } from '../db/schema'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const me = async (username: string) => {
  const { body } = await world.call(username, 'GET /api/configuration/v1/user/me')
  return contract.session.me.response.parse(body)
}

describe('the signed-in user', () => {
  it('[API-CFG-02] the response about the signed-in user contains the country, the assigned clients, and role codes with the brand’s prefix', async () => {
    const user = await me('customer-pickup')
    expect(user).toMatchObject({
      username: 'customer-pickup',
      email: 'customer-pickup@remesa.example',
      userType: 'CLIENTE',
      admin: false,
      country: { code: 'ES', showUsersGuide: true, maxCodeSeal: 20 },
      clients: [{ description: 'Bazar Norte' }],
    })
    expect(user.roles.map(({ code, externalCode, module }) => [code, externalCode, module])).toEqual([
      ['ROL_CASH_MYREMESAAPP_PICKUP', 'PEDIDO_COLECTA', 'SOL CUSTOMER'],
    ])
  })

  it('[AZ-05] the response about the signed-in user contains no password hash', async () => {
    const { body } = await world.call('provider-admin', 'GET /api/configuration/v1/user/me')
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i)
  })
})

describe('the disclaimer', () => {
  const acceptedAt = async (username: string) =>
    (await world.db.select().from(users).where(eq(users.username, username)))[0]?.disclaimerAcceptedAt

  it('[DCI-04] a new user has to accept the disclaimer, can accept it once, and can withdraw the acceptance', async () => {
    expect((await me('new-user')).disclaimerAccepted).toBe(false)
    await world.call('new-user', 'PATCH /api/configuration/v1/user/disclaimer/acceptance')
    expect((await me('new-user')).disclaimerAccepted).toBe(true)
    world.setNow(new Date('2026-11-24T09:00:00Z'))
    await world.call('new-user', 'PATCH /api/configuration/v1/user/disclaimer/acceptance')
    expect(await acceptedAt('new-user')).toEqual(worldStart)
    await world.call('new-user', 'PATCH /api/configuration/v1/user/disclaimer/decline')
    expect((await me('new-user')).disclaimerAccepted).toBe(false)
    expect((await me('customer-operator')).disclaimerAccepted).toBe(true)
  })

  it.each(['disclaimer', 'users_guide'])(
    '[DCI-06] the document %s is a PDF that differs in each language',
    async (file) => {
      const files = await Promise.all(
        ['es', 'en', 'de', 'pt', 'fr'].map(async (language) => {
          const { body } = await world.call('customer-operator', `GET /api/configuration/v1/${file}`, {
            headers: { 'Accept-Language': language },
          })
          return Buffer.from(String(body), 'base64')
        }),
      )
      for (const pdf of files) {
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
        expect(pdf.length).toBeGreaterThan(1_500)
      }
      const [es, en, de, pt, other] = files.map((pdf) => pdf.toString('base64'))
      expect(new Set([es, en, de, pt]).size).toBe(4)
      expect(other).toBe(es)
    },
  )
})

describe('translation overrides', () => {
  const texts = {
    de: 'Meine Aufträge',
    en: 'My orders',
    es: 'Mis pedidos',
    pt: 'Os meus pedidos',
  } as const

  it('[DCI-14] [API-CFG-43] a new database contains no texts that replace the portal’s own texts', async () => {
    for (const locale of Object.keys(texts)) {
      const { status, body } = await world.call(undefined, `GET /i18n/${locale}.json`)
      expect([locale, status, body]).toEqual([locale, 200, {}])
    }
  })

  it('[DCI-14] [API-CFG-43] the overridden texts of each language can be read without a token, and a change takes effect at once', async () => {
    for (const locale of ['de', 'en', 'es', 'pt'] as const)
      await world.db.insert(translationOverrides).values({ locale, key: 'orders.title', text: texts[locale] })
    for (const [locale, text] of Object.entries(texts)) {
      const { body } = await world.call(undefined, `GET /i18n/${locale}.json`)
      expect([locale, body]).toEqual([locale, { 'orders.title': text }])
    }
    await world.db
      .update(translationOverrides)
      .set({ text: '<b>Bestellungen</b> & "mehr"' })
      .where(eq(translationOverrides.locale, 'de'))
    const { body } = await world.call(undefined, 'GET /i18n/de.json')
    expect(body).toEqual({ 'orders.title': '<b>Bestellungen</b> & "mehr"' })
    expect((await world.call(undefined, 'GET /i18n/fr.json')).status).toBe(400)
  })
})
