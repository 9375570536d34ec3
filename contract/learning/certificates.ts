import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, Language, requiredText } from '../core/fields.ts'

export const certificateStates = ['notYet', 'valid', 'expired', 'revoked'] as const
export const CertificateState = z.enum(certificateStates)
export type CertificateState = z.infer<typeof CertificateState>

/** A certificate with what stands on it; nothing of that changes after its issue. */
export const Certificate = z.object({
  id: Id,
  number: z.string(),
  courseId: Id,
  courseTitle: z.string(),
  learnerId: Id,
  learnerName: z.string(),
  /** Decimal text in per cent; null for none. */
  percent: z.string().nullable(),
  issuedDate: DateOnly,
  validThroughDate: DateOnly.nullable(),
  /** The last day on which it holds: earlier than it says where a new version of the course ended it. */
  lastDate: DateOnly.nullable(),
  state: CertificateState,
  revokedAt: Instant.nullable(),
  revokedReason: z.string().nullable(),
  /** Where anybody checks it, below the product's own address. */
  checkPath: z.string(),
})
export type Certificate = z.infer<typeof Certificate>

/** What anybody is told who has the address of a certificate. */
export const PublicCertificate = z.object({
  number: z.string(),
  state: CertificateState,
  learnerName: z.string(),
  courseTitle: z.string(),
  firmName: z.string(),
  issuedDate: DateOnly,
  validThroughDate: DateOnly.nullable(),
  /** The last day on which it holds, where that is not the one that stands on it. */
  endedDate: DateOnly.nullable(),
  language: Language,
  timeZone: z.string(),
})
export type PublicCertificate = z.infer<typeof PublicCertificate>

/** Certificates of earlier versions of a course that hold beyond today. */
export const EarlierCertificates = z.object({
  courseTitle: z.string(),
  /** The one that is published now. */
  version: z.int(),
  rows: z.array(Certificate),
})
export type EarlierCertificates = z.infer<typeof EarlierCertificates>

/** The last day on which certificates of earlier versions hold. */
export const EndInput = z.object({ lastDate: DateOnly })
export type EndInput = z.infer<typeof EndInput>

const tags = ['Certificates']
const base = '/firms/{firmId}/certificates' as const
const mine = '/firms/{firmId}/my-certificates' as const
const earlier = '/firms/{firmId}/courses/{courseId}/earlier-certificates' as const
const ofCourse = z.object({ firmId: Id, courseId: Id })
const ofFirm = z.object({ firmId: Id })
const one = z.object({ firmId: Id, certificateId: Id })

export const certificatesContract = {
  /** The newest thousand. */
  list: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: base, tags })
    .input(ofFirm)
    .output(z.object({ rows: z.array(Certificate) })),
  get: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: `${base}/{certificateId}`, tags })
    .input(one)
    .output(Certificate),
  pdf: endpoint
    .meta({ needs: 'course:view', isHeavy: true })
    .route({ method: 'GET', path: `${base}/{certificateId}/pdf`, tags })
    .input(one)
    .output(z.file()),
  /** The reason stays with the firm; the public check says that it is revoked. */
  revoke: endpoint
    .meta({ needs: 'course:reverse' })
    .route({ method: 'POST', path: `${base}/{certificateId}/revoke`, tags })
    .input(one.extend({ reason: requiredText(500) }))
    .output(Certificate),
  /** Of earlier versions of a course than the one that is published now. */
  earlier: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: earlier, tags })
    .input(ofCourse)
    .output(EarlierCertificates),
  /**
   * Ends those that hold longer than a day: their holders are enrolled anew before it. What stands on
   * them does not change, and none of them can be made to hold longer again.
   */
  endEarlier: endpoint
    .meta({ needs: 'course:reverse' })
    .route({ method: 'POST', path: `${earlier}/end`, tags })
    .input(EndInput.extend(ofCourse.shape))
    .output(z.object({ ended: z.int() })),
  /** One's own. */
  listMine: endpoint
    .meta({ needs: 'learning:view', isScoped: true })
    .route({ method: 'GET', path: mine, tags })
    .input(ofFirm)
    .output(z.object({ rows: z.array(Certificate) })),
  pdfOfMine: endpoint
    .meta({ needs: 'learning:view', isHeavy: true })
    .route({ method: 'GET', path: `${mine}/{certificateId}/pdf`, tags })
    .input(one)
    .output(z.file()),
  /** Whoever has the address checks whether a certificate holds. */
  check: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: '/public/certificates/{token}', tags: ['Public'] })
    .input(z.object({ token: z.string().max(100) }))
    .output(PublicCertificate),
}
