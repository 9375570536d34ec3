export function paymentRunsPath(firmId: string): string {
  return `/firms/${firmId}/payment-runs`
}

export function newPaymentRunPath(firmId: string): string {
  return `${paymentRunsPath(firmId)}/new`
}

export function paymentRunPath(firmId: string, paymentRunId: string): string {
  return `${paymentRunsPath(firmId)}/${paymentRunId}`
}

export function runFilePath(firmId: string, paymentRunId: string): string {
  return `${paymentRunPath(firmId, paymentRunId)}/file`
}

export function newDebitRunPath(firmId: string): string {
  return `${paymentRunsPath(firmId)}/new-debit`
}
