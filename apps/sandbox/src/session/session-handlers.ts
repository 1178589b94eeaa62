import { LANGUAGES, type Locale, ok, sortByName } from '@remesa/domain/kernel'
import { and, eq, isNull } from 'drizzle-orm'
import { wireRoles } from '../authorisation'
import { assignments, clients, translationOverrides, users } from '../db/schema'
import type { ApiContext, FeatureHandlers } from '../request/context'
import { guideTexts } from './guide-texts'
import { type DocumentText, disclaimerTexts } from './legal-texts'
import { pdfBase64 } from './pdf-document'
import { serviceAccountHandlers } from './service-account-handlers'
import { userSessionHandlers } from './user-session-handlers'

const setAcceptance = async ({ db, caller, now }: ApiContext, accepted: boolean) => {
  // Only the first acceptance is stored, because the time of acceptance must not change when a user accepts again.
  const unless = accepted ? isNull(users.disclaimerAcceptedAt) : undefined
  await db
    .update(users)
    .set({ disclaimerAcceptedAt: accepted ? now : null })
    .where(and(eq(users.id, caller.id), unless))
  return ok({ disclaimerAccepted: accepted })
}

/**
 * Creates the file of each language when it is first requested, and caches the file. The texts change only with a new
 * version of the program.
 */
const pdfShelf = (texts: Readonly<Record<Locale, DocumentText>>) => {
  const created = new Map<Locale, Promise<string>>()
  return (locale: Locale): Promise<string> => {
    const file = created.get(locale) ?? pdfBase64(texts[locale], locale)
    created.set(locale, file)
    return file
  }
}

const disclaimerFile = pdfShelf(disclaimerTexts)
const guideFile = pdfShelf(guideTexts)

export const sessionHandlers: FeatureHandlers<'session'> = {
  ...userSessionHandlers,
  ...serviceAccountHandlers,
  me: async ({ context: { db, caller, locale } }) => {
    const { config } = caller
    const ownClients = await db
      .selectDistinct({ id: clients.id, description: clients.description })
      .from(assignments)
      .innerJoin(clients, eq(clients.id, assignments.clientId))
      .where(eq(assignments.userId, caller.id))

    return ok({
      id: caller.id,
      username: caller.username,
      name: caller.name,
      lastName: caller.lastName,
      email: caller.email,
      admin: caller.admin,
      supervisor: caller.supervisor,
      userType: caller.userType,
      disclaimerAccepted: caller.disclaimerAccepted,
      country: {
        id: config.id,
        code: config.code,
        showUsersGuide: config.showUsersGuide,
        documentTypes: config.documentTypes,
        maxCodeSeal: config.maxCodeSeal,
      },
      clients: sortByName(ownClients, ({ description }) => description, locale),
      roles: wireRoles(caller.roles),
    })
  },
  acceptDisclaimer: ({ context }) => setAcceptance(context, true),
  declineDisclaimer: ({ context }) => setAcceptance(context, false),
  disclaimer: async ({ context: { locale } }) => ok(await disclaimerFile(locale)),
  usersGuide: async ({ context: { locale } }) => ok(await guideFile(locale)),
  translations: async ({ params, context: { db } }) => {
    const language = LANGUAGES.find((each) => params.file === `${each}.json`)
    if (language === undefined) return ok({})
    const rows = await db.select().from(translationOverrides).where(eq(translationOverrides.locale, language))
    return ok(Object.fromEntries(rows.map(({ key, text }) => [key, text])))
  },
}
