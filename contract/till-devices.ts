import { z } from 'zod'
import { MinorUnits, requiredText, wholeNumber } from './fields.ts'

/** How a device that sells without the net is known: random, made by its browser and kept there. */
export const DeviceKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'invalid')

/** A series of numbers that belongs to one device at one register. */
export const DeviceSeries = z.object({
  series: z.string(),
  /** The last number that the firm knows of; the device goes on with the next one. */
  last: z.int(),
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
