import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { AuthUser, LoginAnswer, passwordMinimum } from './identity.ts'
import { PageQuery, pageOf } from './page.ts'
import { listQuery } from './register.ts'

/** What is recorded of a visit; `route` is the time on a page. */
export const entryKinds = ['route', 'click', 'form_submit', 'input_change'] as const

const text = z.string().max(2000)
/** `logId` is the browser's own, so that a log that comes by two ways is kept once. */
const ofLog = {
  logId: z.string().regex(/^[\w.-]{8,64}$/, 'invalid'),
  route: z.string().startsWith('/').max(2000),
  timestamp: field.Instant,
}

/** How long a page was looked at: `hours_minutes_seconds`. */
export const RouteLog = z.object({
  ...ofLog,
  timeSpent: z.string().regex(/^\d{1,4}_[0-5]?\d_[0-5]?\d$/, 'invalid'),
})
export type RouteLog = z.infer<typeof RouteLog>

/** What a visitor did, with the fields of the specification. */
export const ActionLog = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('click'),
    tag: text,
    id: text,
    className: text,
    text,
    ...ofLog,
  }),
  z.object({
    type: z.literal('form_submit'),
    formId: text,
    data: z.record(z.string().max(200), text).refine((data) => Object.keys(data).length <= 60),
    ...ofLog,
  }),
  z.object({
    type: z.literal('input_change'),
    tag: text,
    inputType: text,
    id: text,
    className: text,
    name: text,
    value: text,
    ...ofLog,
  }),
])
export type ActionLog = z.infer<typeof ActionLog>

/** What a page of a demo uploads at its end. */
export const VisitLogs = z.object({
  demoUserId: field.Id,
  routeLogs: z.array(RouteLog).max(100),
  actionLogs: z.array(ActionLog).max(400),
})
export type VisitLogs = z.infer<typeof VisitLogs>

/** What is emitted over the realtime connection as `demoUserAction`. */
export const DemoUserAction = z.object({
  demoUserId: field.Id,
  actionLog: ActionLog.nullable(),
  routeLog: RouteLog.nullable(),
})
export type DemoUserAction = z.infer<typeof DemoUserAction>

/** Most bytes of an upload; browsers let a beacon carry as much. */
export const maxUploadBytes = 64 * 1024

/** For whom a link was made, as far as its reader may know. */
export const DemoInvitation = z.object({
  name: z.string(),
  company: z.string(),
  language: field.Language,
  validUntil: field.Instant,
})

export const DemoLinkInput = z.object({
  name: field.requiredText(120),
  company: field.optionalText(120),
  language: field.Language,
  note: field.optionalText(500),
  validDays: field.wholeNumber({ minimum: 1, maximum: 365 }),
  maxUses: field.wholeNumber({ minimum: 1, maximum: 1000 }),
})
export type DemoLinkInput = z.infer<typeof DemoLinkInput>

export const DemoLink = z.object({
  id: field.Id,
  name: z.string(),
  company: z.string(),
  language: field.Language,
  note: z.string(),
  validUntil: field.Instant,
  maxUses: z.int(),
  uses: z.int(),
  createdAt: field.Instant,
  revokedAt: field.Instant.nullable(),
  state: z.enum(['open', 'revoked', 'expired', 'used']),
})
export type DemoLink = z.infer<typeof DemoLink>

/** With the token, where it can still be made again from our secret. */
export const DemoLinkWithToken = DemoLink.extend({ token: z.string().nullable() })

export const DemoLinkQuery = listQuery({
  tabs: ['all'],
  sorts: ['newest', 'name', 'company'],
  direction: 'descending',
  filters: {},
})
export type DemoLinkQuery = z.infer<typeof DemoLinkQuery>

export const DemoVisitor = z.object({
  id: field.Id,
  link: z.object({ id: field.Id, name: z.string(), company: z.string() }).nullable(),
  language: field.Language,
  place: z.string(),
  startedAt: field.Instant,
  endsAt: field.Instant,
  keptAt: field.Instant.nullable(),
  refusedAt: field.Instant.nullable(),
  /** When the last log came in. */
  seenAt: field.Instant.nullable(),
  lastRoute: z.string(),
  actions: z.int(),
  routes: z.int(),
  isOnline: z.boolean(),
})
export type DemoVisitor = z.infer<typeof DemoVisitor>

/** One log of a visit, with what was logged besides route and time. */
export const VisitEntry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  route: z.string(),
  at: field.Instant,
  /** Seconds on the route; 0 for what was done. */
  seconds: z.int(),
  /** The fields of the specification, by their names. */
  log: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
})
export type VisitEntry = z.infer<typeof VisitEntry>

export const DemoVisitorQuery = listQuery({
  tabs: ['all', 'online', 'kept', 'refused'],
  sorts: ['newest', 'routes', 'actions'],
  direction: 'descending',
  filters: { linkId: field.Id.optional() },
})
export type DemoVisitorQuery = z.infer<typeof DemoVisitorQuery>

/** What turns a demo into a real account. */
export const KeepDemo = z.object({
  name: field.requiredText(120),
  email: field.Email,
  password: z.string().min(passwordMinimum, 'passwordTooShort').max(256),
  consent: z.literal(true, 'required'),
})
export type KeepDemo = z.infer<typeof KeepDemo>

const ofAdministrators = endpoint.meta({ needs: 'administrator' })
const visitorId = z.object({ visitorId: field.Id })

export const DemoLoginInput = z.object({
  token: z.string().min(1).max(512),
  language: field.Language.optional(),
  /** False: what the visitor does must not be recorded. */
  isTracked: z.boolean().optional(),
})
export type DemoLoginInput = z.infer<typeof DemoLoginInput>

export const demoContract = {
  /** Opens a demo of one's own, by the public token or that of an invitation. */
  open: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/auth/demo-login', tags: ['Demo'] })
    .input(DemoLoginInput)
    .output(LoginAnswer),
  peekLink: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/auth/demo-link', tags: ['Demo'] })
    .input(z.object({ token: z.string().min(1).max(512) }))
    .output(DemoInvitation),
  /** The same answer whether the address is free or somebody's; the new token stands for the same person. */
  keep: endpoint
    .route({ method: 'POST', path: '/demo/keep', tags: ['Demo'] })
    .input(KeepDemo)
    .output(z.object({ data: AuthUser.pick({ token: true }), message: z.string() })),
  takeOver: endpoint
    .route({ method: 'POST', path: '/demo/take-over', tags: ['Demo'] })
    .input(z.object({ token: z.string().min(1).max(512) }))
    .output(z.object({ firmId: field.Id })),
  setTracking: endpoint
    .route({ method: 'PATCH', path: '/demo/tracking', tags: ['Demo'] })
    .input(z.object({ isTracked: z.boolean() }))
    .output(z.object({ isTracked: z.boolean() })),
  upload: endpoint
    .route({ method: 'POST', path: '/demo/visit-logs', tags: ['Demo'] })
    .input(VisitLogs)
    .output(z.object({ stored: z.int() })),
  listLinks: ofAdministrators
    .route({ method: 'GET', path: '/admin/demo-links', tags: ['Demo'] })
    .input(DemoLinkQuery)
    .output(pageOf(DemoLink)),
  getLink: ofAdministrators
    .route({ method: 'GET', path: '/admin/demo-links/{linkId}', tags: ['Demo'] })
    .input(z.object({ linkId: field.Id }))
    .output(DemoLinkWithToken),
  createLink: ofAdministrators
    .route({ method: 'POST', path: '/admin/demo-links', tags: ['Demo'] })
    .input(DemoLinkInput)
    .output(DemoLinkWithToken),
  revokeLink: ofAdministrators
    .route({ method: 'POST', path: '/admin/demo-links/{linkId}/revoke', tags: ['Demo'] })
    .input(z.object({ linkId: field.Id }))
    .output(DemoLink),
  listVisitors: ofAdministrators
    .route({ method: 'GET', path: '/admin/demo-visitors', tags: ['Demo'] })
    .input(DemoVisitorQuery)
    .output(pageOf(DemoVisitor)),
  getVisitor: ofAdministrators
    .route({ method: 'GET', path: '/admin/demo-visitors/{visitorId}', tags: ['Demo'] })
    .input(visitorId)
    .output(DemoVisitor),
  listEntries: ofAdministrators
    .route({ method: 'GET', path: '/admin/demo-visitors/{visitorId}/entries', tags: ['Demo'] })
    .input(
      PageQuery.pick({ after: true, before: true, size: true }).extend({ visitorId: field.Id }),
    )
    .output(pageOf(VisitEntry)),
  /** The entry at a place of the visit, counted from 1, for its replay. */
  getEntryAt: ofAdministrators
    .route({ method: 'GET', path: '/admin/demo-visitors/{visitorId}/entries/{at}', tags: ['Demo'] })
    .input(z.object({ visitorId: field.Id, at: field.wholeNumber({ minimum: 1, maximum: 5000 }) }))
    .output(VisitEntry),
  /** Asks to be notified of new logs for two minutes. */
  watch: ofAdministrators
    .route({ method: 'POST', path: '/admin/demo-watch', tags: ['Demo'] })
    .output(z.object({ until: field.Instant })),
}
