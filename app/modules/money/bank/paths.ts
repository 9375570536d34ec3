export function bankPath(firmId: string): string {
  return `/firms/${firmId}/bank`
}

/** What an account has: lines to match, statements. */
export function bankAccountPath(firmId: string, code: string): string {
  return `${bankPath(firmId)}/${encodeURIComponent(code)}`
}

export function statementsPath(firmId: string, code: string): string {
  return `${bankAccountPath(firmId, code)}/statements`
}

/** Where a file of statements is sent. */
export function bankUploadPath(firmId: string, code: string): string {
  return `${bankAccountPath(firmId, code)}/import`
}

/** Whether an account's lines are fetched from its bank. */
export function bankFeedPath(firmId: string, code: string): string {
  return `${bankAccountPath(firmId, code)}/feed`
}

/** What a file would do, or did. */
export function bankImportPath(firmId: string, importId: string): string {
  return `/firms/${firmId}/bank-imports/${importId}`
}

/** A movement, and what it may be matched with. */
export function bankLinePath(firmId: string, lineId: string): string {
  return `/firms/${firmId}/bank-lines/${lineId}`
}

export function bankStatementPath(firmId: string, statementId: string): string {
  return `/firms/${firmId}/bank-statements/${statementId}`
}

/** What the firm will have in the next weeks. */
export function cashLinePath(firmId: string): string {
  return `/firms/${firmId}/cash-line`
}

export function bankRulesPath(firmId: string): string {
  return `/firms/${firmId}/bank-rules`
}

export function newBankRulePath(firmId: string): string {
  return `${bankRulesPath(firmId)}/new`
}

export function bankRulePath(firmId: string, ruleId: string): string {
  return `${bankRulesPath(firmId)}/${ruleId}`
}

/**
 * A new deposit invoice on money that came in. It is named by its address: whoever writes invoices need
 * not be known here.
 */
export function depositInvoicePath(
  firmId: string,
  customer: string,
  paid: { amount: string; currency: string },
): string {
  const query = new URLSearchParams({ purpose: 'deposit', customer, ...paid })
  return `/firms/${firmId}/invoices/new?${query}`
}
