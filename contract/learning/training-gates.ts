import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, wholeNumber } from '../core/fields.ts'

/** What can ask for a certificate. */
export const gatedActs = ['openTill', 'approve'] as const
export const GatedAct = z.enum(gatedActs)
export type GatedAct = z.infer<typeof GatedAct>

const Days = wholeNumber({ minimum: 0, maximum: 365 })

export const GateInput = z.object({
  /** The course whose certificate is asked for; empty for none. */
  courseId: z.union([z.literal(''), Id]).default(''),
  /** In which it still works without, after the rule began or the course was assigned. */
  introductionDays: Days.default(30),
  /** In which it still works after a certificate expired. */
  graceDays: Days.default(14),
  /** How long before that the person is told. */
  noticeDays: Days.default(30),
})
export type GateInput = z.infer<typeof GateInput>

export const Gate = GateInput.extend({ act: GatedAct, since: Instant.nullable() })
export type Gate = z.infer<typeof Gate>

/** How a gate stands to whoever asks. */
export const MyGate = z.object({
  act: GatedAct,
  courseId: Id,
  courseTitle: z.string(),
  isOpen: z.boolean(),
  why: z.enum(['valid', 'expiresSoon', 'grace', 'introduction', 'expired', 'revoked', 'missing']),
  /** When it turns to closed by itself; null where it does not. */
  until: Instant.nullable(),
})
export type MyGate = z.infer<typeof MyGate>

const tags = ['Training gates']
const base = '/firms/{firmId}/training-gates' as const
const ofFirm = z.object({ firmId: Id })

export const trainingGatesContract = {
  list: endpoint
    .meta({ needs: 'role:edit' })
    .route({ method: 'GET', path: base, tags })
    .input(ofFirm)
    .output(
      z.object({
        gates: z.array(Gate),
        /** Courses that give certificates. */
        courses: z.array(z.object({ id: Id, title: z.string() })),
      }),
    ),
  update: endpoint
    .meta({ needs: 'role:edit' })
    .route({ method: 'PUT', path: `${base}/{act}`, tags })
    .input(GateInput.extend({ firmId: Id, act: GatedAct }))
    .output(Gate),
  listMine: endpoint
    .meta({ needs: 'learning:view', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/my-gates', tags })
    .input(ofFirm)
    .output(z.object({ gates: z.array(MyGate) })),
}
