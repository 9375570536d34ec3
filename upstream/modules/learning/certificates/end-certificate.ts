import type { Certificate } from './certificate.ts'

/** Revokes a certificate; one that is revoked keeps its first instant and reason. */
export function revokeCertificate(
  certificate: Certificate,
  { at, reason }: { at: string; reason: string },
): Certificate {
  if (certificate.revokedAt !== null) return certificate
  return { ...certificate, revokedAt: at, revokedReason: reason }
}

/**
 * The certificates that a new version of a course ends, each as it then is: those of older versions
 * that would be valid longer. Done on purpose, with a day that leaves time to learn.
 */
export function endForNewVersion(
  certificates: readonly Certificate[],
  { courseId, version, endsAt }: { courseId: string; version: number; endsAt: string },
): Certificate[] {
  return certificates
    .filter(
      (one) =>
        one.courseId === courseId &&
        one.courseVersion < version &&
        one.revokedAt === null &&
        (one.expiresAt === null || Date.parse(one.expiresAt) > Date.parse(endsAt)),
    )
    .map((one) => ({ ...one, expiresAt: endsAt, endedBy: 'newVersion' }))
}
