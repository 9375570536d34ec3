import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { apiKeys } from '../api-keys/tables.ts'
import { firms, users } from '../tables.ts'

/** Apps that ask people to be let in. Without a firm an app registered itself (RFC 7591). */
export const oauthApps = sqliteTable(
  'oauth_apps',
  {
    /** The `client_id`. */
    id: text('id').primaryKey(),
    firmId: text('firm_id').references(() => firms.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    website: text('website').notNull(),
    /** JSON list. */
    redirectUris: text('redirect_uris').notNull(),
    /** Null for an app that can keep no secret. */
    secretHash: text('secret_hash'),
    createdBy: text('created_by'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('oauth_apps_by_firm').on(table.firmId, table.id),
    index('oauth_apps_by_age').on(table.createdAt),
  ],
)

/** Codes that apps change for tokens, once; each with the id that what is let in then has. */
export const oauthCodes = sqliteTable(
  'oauth_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    keyId: text('key_id').notNull(),
    appId: text('app_id')
      .notNull()
      .references(() => oauthApps.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firmId: text('firm_id').references(() => firms.id, { onDelete: 'cascade' }),
    /** JSON list of permissions. */
    permissions: text('permissions').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** SHA-256 of the verifier, base64url (RFC 7636). */
    challenge: text('challenge').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** The attempt that changed it for tokens. */
    usedBy: text('used_by'),
  },
  (table) => [
    index('oauth_codes_by_end').on(table.expiresAt),
    index('oauth_codes_by_app').on(table.appId),
    index('oauth_codes_by_user').on(table.userId),
    index('oauth_codes_by_firm').on(table.firmId),
  ],
)

/** Tokens of what was let in; one that renews others is good once. */
export const oauthTokens = sqliteTable(
  'oauth_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    keyId: text('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** The attempt that renewed it. */
    usedBy: text('used_by'),
  },
  (table) => [
    index('oauth_tokens_by_key').on(table.keyId),
    index('oauth_tokens_by_end').on(table.expiresAt),
  ],
)
