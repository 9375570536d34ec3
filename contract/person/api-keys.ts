import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, requiredText, wholeNumber } from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { isPermission, type Permission, permissions } from '../core/roles.ts'

/** What a program never does in a person's stead: hand a firm on, let support in, make more keys. */
const peopleAlone: readonly Permission[] = [
  'firm:transfer',
  'firm:consent',
  'firm:export',
  'key:edit',
]

/** What a key may be allowed. */
export const keyPermissions = permissions.filter((one) => !peopleAlone.includes(one))

/** How every key begins, so that a leaked one is recognised. */
export const apiKeyPrefix = 'fmk_'

/** How many calls a key makes in a minute. */
export const apiKeyLimit = 300

/**
 * As many it makes for calendars and address books: a program that is set up for the first time sends
 * each event and each contact by itself, and each takes up to three calls here.
 */
export const syncKeyLimit = 3600

/** A person, and a firm, has at most so many keys that are in force. */
export const maxApiKeys = 50

/** What is offered as the life of a key, in days. */
export const apiKeyLives = [7, 30, 90, 365] as const

export const ApiKeyInput = z.object({
  name: requiredText(60),
  /** What it may do at most; it never does more than its owner may at the moment. */
  permissions: z
    .array(z.enum(keyPermissions))
    .min(1, 'required')
    .max(200)
    .transform(withFirm)
    .meta({ examples: [['invoice:view', 'invoice:edit']] }),
  /** Days after which it ends by itself. */
  days: wholeNumber({ minimum: 1, maximum: 365 }).meta({ examples: [90] }),
})
export type ApiKeyInput = z.infer<typeof ApiKeyInput>

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** How it begins; the rest is known to nobody but who was shown it. */
  hint: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** Whose rights it has. */
  ownerId: Id,
  ownerName: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: Instant.nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** A key as it is shown this once. */
export const NewApiKey = ApiKey.extend({ secret: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>

/** What an assistant (MCP) asked for with a key. Calls are kept for 90 days. */
export const AssistantCall = z.object({
  id: Id,
  at: Instant,
  /** The name of the tool: `invoices_list`. */
  tool: z.string(),
  /** What it gave along, as JSON, cut where it is long; of what is written, names and ids alone. */
  given: z.string(),
  /** Null while there is no answer, or where none was kept. */
  isRefused: z.boolean().nullable(),
})
export type AssistantCall = z.infer<typeof AssistantCall>

const CallsQuery = PageQuery.omit({ q: true }).extend({ keyId: Id })
export type AssistantCallsQuery = z.infer<typeof CallsQuery>
const Calls = pageOf(AssistantCall).extend({ key: ApiKey })

const Keys = z.object({ rows: z.array(ApiKey) })
const own = '/auth/api-keys' as const
const ofFirm = '/firms/{firmId}/api-keys' as const
const tags = ['API keys']

export const apiKeysContract = {
  /** The caller's own keys, which reach all their firms; newest first. */
  listOwn: endpoint.route({ method: 'GET', path: own, tags }).output(Keys),
  createOwn: endpoint
    .route({ method: 'POST', path: own, tags, successStatus: 201 })
    .input(ApiKeyInput)
    .output(NewApiKey),
  revokeOwn: endpoint
    .route({ method: 'DELETE', path: `${own}/{keyId}`, tags })
    .input(z.object({ keyId: Id }))
    .output(ApiKey),
  /** What assistants asked for with one of the caller's own keys; newest first. */
  listOwnCalls: endpoint
    .route({ method: 'GET', path: `${own}/{keyId}/calls`, tags })
    .input(CallsQuery)
    .output(Calls),
  /** The keys of the firm, whoever made them; newest first. */
  list: endpoint
    .meta({ needs: 'key:edit' })
    .route({ method: 'GET', path: ofFirm, tags })
    .input(z.object({ firmId: Id }))
    .output(Keys),
  create: endpoint
    .meta({ needs: 'key:edit' })
    .route({ method: 'POST', path: ofFirm, tags, successStatus: 201 })
    .input(ApiKeyInput.extend({ firmId: Id }))
    .output(NewApiKey),
  /** What assistants asked for with a key of the firm; newest first. */
  listCalls: endpoint
    .meta({ needs: 'key:edit' })
    .route({ method: 'GET', path: `${ofFirm}/{keyId}/calls`, tags })
    .input(CallsQuery.extend({ firmId: Id }))
    .output(Calls),
  revoke: endpoint
    .meta({ needs: 'key:edit' })
    .route({ method: 'DELETE', path: `${ofFirm}/{keyId}`, tags })
    .input(z.object({ firmId: Id, keyId: Id }))
    .output(ApiKey),
}

function withFirm(chosen: readonly Permission[]): Permission[] {
  const views = chosen.map((one) => `${one.split(':')[0]}:view`).filter(isPermission)
  const all = new Set<Permission>([...chosen, ...views, 'firm:view'])
  return keyPermissions.filter((one) => all.has(one))
}
