import { deriveAbility, type PortalAbility } from '@remesa/domain/abilities'
import type { CountryConfig } from '@remesa/domain/country'
import { defaultBrand } from '@remesa/domain/kernel'
import { eq, sql } from 'drizzle-orm'
import { countryFields, readConfig } from '../db/country-settings'
import type { Database } from '../db/database'
import { jsonRowText, parseJsonRow, preparedQuery } from '../db/embedded'
import { countries, currencies, userRoles, users } from '../db/schema'
import { memoize } from '../kernel/memoize'
import { rowIdOf } from '../kernel/row-id'
import { type Scope, scopeOf } from './scope'
import { sessionLives, sessionRowId } from './session'

/** The user on whose behalf a call is made, with the user's abilities and the rows that the user may see. */
export interface Caller {
  readonly id: number
  readonly username: string
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly userType: string
  readonly admin: boolean
  readonly supervisor: boolean
  readonly active: boolean
  readonly disclaimerAccepted: boolean
  /** The suffixes of the user's role codes. */
  readonly roles: readonly string[]
  /** Settings of the user's country, on which the abilities depend. */
  readonly config: CountryConfig
  readonly ability: PortalAbility
  readonly scope: Scope
  /** The service account that makes the call on behalf of the user; `undefined` if the user makes it. */
  readonly service?: string | undefined
}

const callerShape = {
  user: {
    id: users.id,
    username: users.username,
    name: users.name,
    lastName: users.lastName,
    email: users.email,
    userType: users.userType,
    countryId: users.countryId,
    admin: users.admin,
    supervisor: users.supervisor,
    active: users.active,
    disclaimerAcceptedAt: users.disclaimerAcceptedAt,
  },
  ...countryFields,
  settings: { config: countries.config },
}

const rolesOfUser = sql`array(select ${userRoles.suffix} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1)`

const callerQuery = preparedQuery((db) =>
  db
    .select({
      row: jsonRowText(callerShape),
      roles: sql<string>`array_to_json(${rolesOfUser})::text`,
      isSignedIn: sessionLives(sql`${sql.placeholder('sessionRow')}::text`),
    })
    .from(users)
    .innerJoin(countries, eq(countries.id, users.countryId))
    .innerJoin(currencies, eq(currencies.id, countries.mainCurrencyId))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('caller'),
)

/**
 * The user of a token with all data on which permissions depend. The data are read again for each request.
 *
 * @param sessionId the session to which the token belongs; `undefined` if the back end itself works on behalf of the
 *   user.
 * @returns `undefined` if the user does not exist or the session has ended.
 */
export const findCaller = async (
  db: Database,
  subject: string,
  sessionId?: string,
): Promise<Caller | undefined> => {
  const userId = rowIdOf(subject)
  if (userId === undefined) return undefined
  const sessionRow = sessionId === undefined ? null : sessionRowId(sessionId)
  const [row] = await callerQuery(db).execute({ userId, sessionRow })
  return row?.isSignedIn === true ? callerOf(`${row.roles}\n${row.row}`) : undefined
}

/**
 * The caller that a text describes. The text consists of the user's database rows. The caller is cached by this text,
 * because deriving the abilities takes longer than reading the text.
 */
const callerOf = memoize((text): Caller => {
  const end = text.indexOf('\n')
  const roles: string[] = JSON.parse(text.slice(0, end))
  const { user, settings, ...row } = parseJsonRow(callerShape, text.slice(end + 1))
  const config = readConfig({ ...row, ...settings })
  const ability = deriveAbility({
    user: { ...user, roles: roles.map((suffix) => ({ code: `${defaultBrand.rolePrefix}${suffix}` })) },
    config,
  })
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    lastName: user.lastName,
    email: user.email,
    userType: user.userType,
    admin: user.admin,
    supervisor: user.supervisor,
    active: user.active,
    disclaimerAccepted: user.disclaimerAcceptedAt !== null,
    roles,
    config,
    ability,
    scope: scopeOf(user, ability),
  }
})
