export function billsPath(firmId: string): string {
  return `/firms/${firmId}/bills`
}

export function newBillPath(firmId: string): string {
  return `${billsPath(firmId)}/new`
}

export function billPath(firmId: string, billId: string): string {
  return `${billsPath(firmId)}/${billId}`
}

export function readBillPath(firmId: string): string {
  return `${billsPath(firmId)}/read`
}

export function billFilePath(firmId: string, billId: string, attachmentId: string): string {
  return `${billPath(firmId, billId)}/files/${attachmentId}`
}

export function payBillPath(firmId: string, billId: string): string {
  return `${billPath(firmId, billId)}/pay`
}

/** Where what is open of a bill or a credit is given up; the page belongs to the payments. */
export function writeOffBillPath(firmId: string, billId: string): string {
  return `${billPath(firmId, billId)}/write-off`
}

/** Where money is recorded that a supplier paid back of a credit; the page belongs to the payments. */
export function billRefundPath(firmId: string, billId: string): string {
  return `${billPath(firmId, billId)}/refund`
}

/** Where a bill is made to come again and again; the page belongs to the recurring purchases. */
export function recurBillPath(firmId: string, billId: string): string {
  return `/firms/${firmId}/recurring-purchases/new?bill=${billId}`
}

export function rejectBillPath(firmId: string, billId: string): string {
  return `${billPath(firmId, billId)}/reject`
}

/** A bill beside its orders; the page belongs to the purchase orders. */
export function matchBillPath(firmId: string, billId: string): string {
  return `${billPath(firmId, billId)}/match`
}

/** An invoice that the firm wrote for a supplier, as PDF. */
export function selfBilledPdfPath(firmId: string, billId: string): string {
  return `${billPath(firmId, billId)}/pdf`
}

/** A credit of an invoice that the firm wrote, filled in with its lines. */
export function correctBillPath(firmId: string, billId: string): string {
  return `${newBillPath(firmId)}?corrects=${billId}`
}

/** The same for machines. */
export function selfBilledXmlPath(firmId: string, billId: string, format: 'ubl' | 'cii'): string {
  return `${billPath(firmId, billId)}/xml?format=${format}`
}
