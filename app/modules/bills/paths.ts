export function billsPath(firmId: string): string {
  return `/firms/${firmId}/bills`
}

export function newBillPath(firmId: string): string {
  return `${billsPath(firmId)}/new`
}

export function billPath(firmId: string, billId: string): string {
  return `${billsPath(firmId)}/${billId}`
}

export function payBillPath(firmId: string, billId: string): string {
  return `${billPath(firmId, billId)}/pay`
}

export function rejectBillPath(firmId: string, billId: string): string {
  return `${billPath(firmId, billId)}/reject`
}
