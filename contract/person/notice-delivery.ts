import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { ClockTime, Id, Instant, wholeNumber } from '../core/fields.ts'

/** When mails about notices leave: each at once, gathered once a day or week, or none of them. */
export const digests = ['now', 'daily', 'weekly', 'never'] as const
export const Digest = z.enum(digests)
export type Digest = z.infer<typeof Digest>

const delivery = {
  digest: Digest,
  /** The hour at which gathered mails leave, on the person's clocks. */
  hour: wholeNumber({ minimum: 0, maximum: 23 }),
  /** The day of weekly ones: Monday is 1, Sunday 7. */
  weekday: wholeNumber({ minimum: 1, maximum: 7 }),
  /** From when on nothing is mailed or pushed; both or neither. */
  quietFrom: ClockTime.nullable(),
  quietUntil: ClockTime.nullable(),
}

/** When notices leave for somebody. What protects the account and what is bound to a time waits for nothing. */
export const NoticeDelivery = z.object({
  ...delivery,
  /** Whose clocks it is by: the person's zone, else that of the firm they work in. */
  timeZone: z.string(),
})
export type NoticeDelivery = z.infer<typeof NoticeDelivery>

export const NoticeDeliveryInput = z
  .object({
    ...delivery,
    quietFrom: delivery.quietFrom.default(null),
    quietUntil: delivery.quietUntil.default(null),
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom === null || quietUntil !== null, {
    path: ['quietUntil'],
    message: 'required',
  })
  .refine(({ quietFrom, quietUntil }) => quietUntil === null || quietFrom !== null, {
    path: ['quietFrom'],
    message: 'required',
  })
  .refine(({ quietFrom, quietUntil }) => quietFrom === null || quietFrom !== quietUntil, {
    path: ['quietUntil'],
    message: 'quietAllDay',
  })
export type NoticeDeliveryInput = z.infer<typeof NoticeDeliveryInput>

/** A browser that shows notices of ours (Push API). */
export const PushDevice = z.object({
  id: Id,
  /** Browser and system as the browser says them; empty where it says nothing known. */
  browser: z.string(),
  system: z.string(),
  addedAt: Instant,
  lastPushAt: Instant.nullable(),
  /** Whether it was added with the session that asks. */
  isThis: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** What a browser's push service gave out (`PushSubscription.toJSON()`). */
export const PushDeviceInput = z.object({
  endpoint: z.url('notPublicUrl').max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}=?$/, 'invalid'),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/, 'invalid'),
  }),
})
export type PushDeviceInput = z.infer<typeof PushDeviceInput>

const Devices = z.object({
  /** The key that a browser subscribes with; null where the operator has not set up push. */
  publicKey: z.string().nullable(),
  rows: z.array(PushDevice),
})
const tags = ['Notifications']
const devices = '/notifications/devices' as const

/** When notices leave, and to which browsers; each person's own. */
export const noticeDeliveryContract = {
  get: endpoint
    .route({ method: 'GET', path: '/notifications/delivery', tags })
    .output(NoticeDelivery),
  set: endpoint
    .route({ method: 'PUT', path: '/notifications/delivery', tags })
    .input(NoticeDeliveryInput)
    .output(NoticeDelivery),
  listDevices: endpoint.route({ method: 'GET', path: devices, tags }).output(Devices),
  /** Adds the browser of this session; it is removed when the session ends. */
  addDevice: endpoint
    .route({ method: 'POST', path: devices, tags, successStatus: 201 })
    .input(PushDeviceInput)
    .output(PushDevice),
  removeDevice: endpoint
    .route({ method: 'DELETE', path: `${devices}/{deviceId}`, tags })
    .input(z.object({ deviceId: Id }))
    .output(PushDevice),
}
