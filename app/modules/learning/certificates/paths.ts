export function certificatesPath(firmId: string): string {
  return `/firms/${firmId}/certificates`
}

export function certificatePath(firmId: string, certificateId: string): string {
  return `${certificatesPath(firmId)}/${certificateId}`
}

/** Certificates of earlier versions of a course, and where they are ended. */
export function earlierCertificatesPath(firmId: string, courseId: string): string {
  return `/firms/${firmId}/courses/${courseId}/earlier-certificates`
}

/** The certificates of whoever looks. */
export function myCertificatesPath(firmId: string): string {
  return `/firms/${firmId}/my-certificates`
}

export function gatesPath(firmId: string): string {
  return `/firms/${firmId}/settings/training-gates`
}
