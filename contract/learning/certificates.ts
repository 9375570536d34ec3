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
  language: Language,
  timeZone: z.string(),
})
export type PublicCertificate = z.infer<typeof PublicCertificate>

const tags = ['Certificates']
const base = '/firms/{firmId}/certificates' as const
const mine = '/firms/{firmId}/my-certificates' as const
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
