import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, optionalText, wholeNumber } from '../core/fields.ts'

/**
 * What becomes of the records of a firm in Spain: sent to the tax agency by itself (VERI*FACTU), kept
 * to be shown on request, or none made.
 */
export const VerifactuMode = z.enum(['sent', 'kept', 'off'])
export type VerifactuMode = z.infer<typeof VerifactuMode>

const Fields = z.object({
  mode: VerifactuMode,
  /** Who answers for the program, by name and NIF; empty: the firm itself. */
  producer: optionalText(120),
  producerNif: z
    .union([z.literal(''), z.string().regex(/^[A-Z0-9]{9}$/, 'invalidNif')])
    .default(''),
})
const whole: [(fields: z.infer<typeof Fields>) => boolean, { path: string[]; message: string }] = [
  ({ producer, producerNif }) => (producer === '') === (producerNif === ''),
  { path: ['producerNif'], message: 'producerWhole' },
]

export const VerifactuSettings = Fields.refine(...whole)
export type VerifactuSettings = z.infer<typeof VerifactuSettings>

/** A record of an invoice, or that it was taken back. */
export const VerifactuRecord = z.object({
  position: z.int(),
  documentId: Id,
  kind: z.enum(['registration', 'cancellation']),
  /** Whether the document is a ticket of a till. */
  isTicket: z.boolean(),
  number: z.string(),
  /** With how far the firm's clocks are ahead: `2024-01-01T19:20:30+01:00`. */
  generatedAt: z.string(),
  hash: z.string(),
  batch: z.int().nullable(),
})
export type VerifactuRecord = z.infer<typeof VerifactuRecord>

export const VerifactuView = z.object({
  /** Whether records are made: a firm in Spain with a NIF, in euro. */
  isFor: z.boolean(),
  settings: z.object({ mode: VerifactuMode, producer: z.string(), producerNif: z.string() }),
  count: z.int(),
  waiting: z.int(),
  /** Whether each record continues the one before it; where the first break is. */
  isWhole: z.boolean(),
  brokenAt: z.int().nullable(),
  latest: z.array(VerifactuRecord),
  batches: z.array(z.object({ id: z.int(), madeAt: z.string(), count: z.int() })),
})
export type VerifactuView = z.infer<typeof VerifactuView>

const path = '/firms/{firmId}/verifactu' as const
const tags = ['Invoices']
const inFirm = z.object({ firmId: Id })

export const verifactuContract = {
  get: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(VerifactuView),
  set: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'PUT', path, tags })
    .input(Fields.extend(inFirm.shape).refine(...whole))
    .output(VerifactuView),
  /** Puts what waits, at most 1,000 records, into one more file for the agency. */
  handOver: endpoint
    .meta({ needs: 'firm:edit' })
    .route({ method: 'POST', path: `${path}/batches`, tags })
    .input(inFirm)
    .output(VerifactuView),
  /** The file, the same bytes each time. */
  batch: endpoint
    .meta({ needs: 'firm:edit', isHeavy: true })
    .route({ method: 'GET', path: `${path}/file`, tags })
    .input(inFirm.extend({ batch: wholeNumber({ minimum: 1, maximum: 1_000_000 }) }))
    .output(z.file()),
}
