export function certificatesPath(firmId: string): string {
  return `/firms/${firmId}/certificates`
}

export function certificatePath(firmId: string, certificateId: string): string {
  return `${certificatesPath(firmId)}/${certificateId}`
}

/** The certificates of whoever looks. */
export function myCertificatesPath(firmId: string): string {
  return `/firms/${firmId}/my-certificates`
}

export function gatesPath(firmId: string): string {
  return `/firms/${firmId}/settings/training-gates`
}
