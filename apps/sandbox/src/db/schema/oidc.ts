import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The stored objects of the identity provider: sessions, grants, codes, tokens, unfinished sign-ins, and counters of
 * failed sign-ins.
 */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    model: text('model').notNull(),
    /**
     * SHA-256 of the id that the identity provider uses, so that a copy of the table contains no usable token or
     * session.
     */
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_payloads_grant_id').on(table.grantId),
    index('oidc_payloads_uid').on(table.uid),
    index('oidc_payloads_expires_at').on(table.expiresAt),
  ],
)

/**
 * Keys that all processes with the same database share: the signing key of the identity provider, and the key of its
 * cookies.
 */
export const oidcKeys = pgTable('oidc_keys', {
  id: text('id').primaryKey(),
  purpose: text('purpose', { enum: ['signing', 'cookie'] }).notNull(),
  material: jsonb('material').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
