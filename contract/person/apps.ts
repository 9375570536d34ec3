import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, requiredText } from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { permissions } from '../core/roles.ts'
import { AssistantCall, keyPermissions } from './api-keys.ts'
import { isRedirectUri } from './redirect-uris.ts'

/** How tokens begin, so that a leaked one is recognised: access tokens, and those that renew them. */
export const accessTokenPrefix = 'fmo_'
export const refreshTokenPrefix = 'fmr_'

/** A firm registers at most so many apps. */
export const maxApps = 50

const RedirectUri = z.string().trim().max(500).refine(isRedirectUri, 'wrongRedirectUri')

/** An app of others, or of a firm's own developer, that asks people to be let in (OAuth 2.1). */
export const App = z.object({
  /** The `client_id`. */
  id: Id,
  name: z.string(),
  /** Where one reads about it; empty where it was not said. */
  website: z.string(),
  redirectUris: z.array(z.string()),
  /** Whether it proves itself by a secret; one that runs on people's devices cannot keep any. */
  hasSecret: z.boolean(),
  createdAt: Instant,
})
export type App = z.infer<typeof App>

export const AppInput = z.object({
  name: requiredText(60),
  website: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'notPublicUrl' })])
    .default('')
    .meta({ examples: ['https://shop.example'] }),
  /** Where people are sent back to; compared to the letter. */
  redirectUris: z
    .array(RedirectUri)
    .min(1, 'required')
    .max(10)
    .meta({ examples: [['https://shop.example/oauth/callback']] }),
  /** Whether it runs on a server, and can keep a secret. */
  hasSecret: z.boolean(),
})
export type AppInput = z.infer<typeof AppInput>

/** An app with its secret, which is shown this once. */
export const NewApp = App.extend({ secret: z.string().nullable() })
export type NewApp = z.infer<typeof NewApp>

/** What a person let an app do. */
export const AppGrant = z.object({
  id: Id,
  appName: z.string(),
  website: z.string(),
  /** Which firm it reaches; null for all firms of the person. */
  firmId: Id.nullable(),
  firmName: z.string().nullable(),
  ownerName: z.string(),
  permissions: z.array(z.enum(permissions)),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** When it ends unless the app is used before. */
  expiresAt: Instant,
})
export type AppGrant = z.infer<typeof AppGrant>

/** The query of the address that an app sent somebody to, as it is. */
const AuthorizationQuery = z.string().max(6000)

/** What an app asks for: to be decided on, or to be sent back with why it cannot be. */
export const AppRequest = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('ask'),
    name: z.string(),
    website: z.string(),
    /** Where the person is sent afterwards. */
    host: z.string(),
    /** The firm that registered it; null for one that registered itself, and whose name nobody checked. */
    registeredBy: z.string().nullable(),
    permissions: z.array(z.enum(permissions)),
  }),
  z.object({ outcome: z.literal('leave'), redirectTo: z.string() }),
])
export type AppRequest = z.infer<typeof AppRequest>

export const AppDecision = z.object({
  query: AuthorizationQuery,
  isAllowed: z.boolean(),
  /** Which firm it may reach; null for all of the person's. */
  firmId: Id.nullable(),
  permissions: z.array(z.enum(keyPermissions)).max(200),
})
export type AppDecision = z.infer<typeof AppDecision>

const Grants = z.object({ rows: z.array(AppGrant) })
const Calls = pageOf(AssistantCall).extend({ grant: AppGrant })
const CallsQuery = PageQuery.omit({ q: true }).extend({ grantId: Id })
export type AppCallsQuery = z.infer<typeof CallsQuery>

const own = '/auth/apps' as const
const ofFirm = '/firms/{firmId}/apps' as const
const tags = ['Apps']
const keys = endpoint.meta({ needs: 'key:edit' })

export const appsContract = {
  /** What the app behind an authorisation request asks of the caller. */
  readRequest: endpoint
    .route({ method: 'GET', path: '/auth/app-request', tags })
    .input(z.object({ query: AuthorizationQuery }))
    .output(AppRequest),
  /** Lets the app in, or not; gives where the person is sent back to. */
  decide: endpoint
    .route({ method: 'POST', path: '/auth/app-request', tags })
    .input(AppDecision)
    .output(z.object({ redirectTo: z.string() })),
  /** What the caller let in, newest first. */
  listGrants: endpoint.route({ method: 'GET', path: own, tags }).output(Grants),
  revokeGrant: endpoint
    .route({ method: 'DELETE', path: `${own}/{grantId}`, tags })
    .input(z.object({ grantId: Id }))
    .output(AppGrant),
  /** What an app that the caller let in has called; newest first. */
  listGrantCalls: endpoint
    .route({ method: 'GET', path: `${own}/{grantId}/calls`, tags })
    .input(CallsQuery)
    .output(Calls),
  /** Apps that the firm registered, and what its members let into this firm. */
  list: keys
    .route({ method: 'GET', path: ofFirm, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ apps: z.array(App), grants: z.array(AppGrant) })),
  register: keys
    .route({ method: 'POST', path: ofFirm, tags, successStatus: 201 })
    .input(AppInput.extend({ firmId: Id }))
    .output(NewApp),
  /** Removes an app, and ends all that people let it do. */
  remove: keys
    .route({ method: 'DELETE', path: `${ofFirm}/{appId}`, tags })
    .input(z.object({ firmId: Id, appId: Id }))
    .output(App),
  /** Ends what a member let into this firm. */
  endGrant: keys
    .route({ method: 'DELETE', path: '/firms/{firmId}/app-grants/{grantId}', tags })
    .input(z.object({ firmId: Id, grantId: Id }))
    .output(AppGrant),
}
