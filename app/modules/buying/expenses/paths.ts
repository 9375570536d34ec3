export function expensesPath(firmId: string): string {
  return `/firms/${firmId}/expenses`
}

export function newExpensePath(firmId: string): string {
  return `${expensesPath(firmId)}/new`
}

export function expensePath(firmId: string, expenseId: string): string {
  return `${expensesPath(firmId)}/${expenseId}`
}

export function rejectPath(firmId: string, expenseId: string): string {
  return `${expensePath(firmId, expenseId)}/reject`
}

/** Where an expense is made to come again and again; the page belongs to the recurring purchases. */
export function recurExpensePath(firmId: string, expenseId: string): string {
  return `/firms/${firmId}/recurring-purchases/new?expense=${expenseId}`
}

export function reimbursePath(firmId: string, expenseId: string): string {
  return `${expensePath(firmId, expenseId)}/reimburse`
}

export function monthPath(firmId: string, month: string): string {
  return `${expensesPath(firmId)}/months/${month}`
}

export function rulesPath(firmId: string): string {
  return `${expensesPath(firmId)}/rules`
}

export function categoryPath(firmId: string, categoryId: string): string {
  return `${expensesPath(firmId)}/categories/${categoryId}`
}

export function claimsPath(firmId: string): string {
  return `${expensesPath(firmId)}/claims`
}

/** Where a photo of a receipt becomes a draft. */
export function readReceiptPath(firmId: string): string {
  return `${expensesPath(firmId)}/read`
}

export function billOnPath(firmId: string): string {
  return `${expensesPath(firmId)}/bill-on`
}

/** Where claims are paid by a file for the bank; the page belongs to the payment runs. */
export function payRunPath(firmId: string): string {
  return `/firms/${firmId}/payment-runs/new`
}
