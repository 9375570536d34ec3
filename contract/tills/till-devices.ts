import { z } from 'zod'
import { Instant, MinorUnits, requiredText, wholeNumber } from '../core/fields.ts'

/** How a device that sells without the net is known: random, made by its browser and kept there. */
export const DeviceKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'invalid')

/** As many series as one person may reserve at a till without the right to approve. */
export const maxDevicesOfPerson = 5

export const DeviceInput = z.object({
  device: DeviceKey,
  /** How many tickets it keeps that are not entered yet. */
  waiting: wholeNumber({ minimum: 0, maximum: 100_000 }).default(0),
})

/** A series of numbers that belongs to one device at one till. */
export const DeviceSeries = z.object({
  series: z.string(),
  /** The last number that the firm knows of; the device goes on with the next one. */
  last: z.int(),
  /** What the device seals with what it keeps, so that who signs out leaves nothing to read: 32 bytes as hex. */
  secret: z.string(),
})
export type DeviceSeries = z.infer<typeof DeviceSeries>

/** A number that a device has given to a ticket which is not entered after all. */
export const CancelledNumberInput = z.object({
  device: DeviceKey,
  running: wholeNumber({ minimum: 1, maximum: 99_999_999 }),
  reason: requiredText(200),
  /** What the ticket came to, for the history. */
  total: MinorUnits,
})
export type CancelledNumberInput = z.infer<typeof CancelledNumberInput>

export const CancelledNumber = z.object({ number: z.string() })

/** A device that sells at a till without the net, as far as the firm has heard of it. */
export const TillDevice = z.object({
  series: z.string(),
  reservedByName: z.string(),
  seenAt: Instant.nullable(),
  /** How many tickets it kept then; what it has sold since, nobody else knows. */
  waiting: z.int(),
})
export type TillDevice = z.infer<typeof TillDevice>
