/** What HR put before people to sign. */
export function signDocumentsPath(firmId: string): string {
  return `/firms/${firmId}/sign-documents`
}

/** One of them, as HR sees it. */
export function signDocumentPath(firmId: string, signDocumentId: string): string {
  return `${signDocumentsPath(firmId)}/${signDocumentId}`
}

/** What whoever asks is to sign, and has signed. */
export function ownDocumentsPath(firmId: string): string {
  return `/firms/${firmId}/my-documents`
}

/** One of them. */
export function ownDocumentPath(firmId: string, signDocumentId: string): string {
  return `${ownDocumentsPath(firmId)}/${signDocumentId}`
}
