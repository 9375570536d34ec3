/** The trial balance, where the books open. */
export function ledgerPath(firmId: string): string {
  return `/firms/${firmId}/ledger`
}

export function journalPath(firmId: string): string {
  return `${ledgerPath(firmId)}/journal`
}

export function entryPath(firmId: string, entryId: string): string {
  return `${journalPath(firmId)}/${entryId}`
}

export function accountsPath(firmId: string): string {
  return `${ledgerPath(firmId)}/accounts`
}

export function newAccountPath(firmId: string): string {
  return `${accountsPath(firmId)}/new`
}

export function accountPath(firmId: string, code: string): string {
  return `${accountsPath(firmId)}/${encodeURIComponent(code)}`
}

export function editAccountPath(firmId: string, code: string): string {
  return `${accountPath(firmId, code)}/edit`
}

export function locksPath(firmId: string): string {
  return `${ledgerPath(firmId)}/locks`
}

export function setLockPath(firmId: string, lock: 'soft' | 'hard' | 'exception'): string {
  return `${locksPath(firmId)}/set/${lock}`
}

export function takeBackPath(firmId: string): string {
  return `${locksPath(firmId)}/take-back`
}

export function verificationPath(firmId: string): string {
  return `${ledgerPath(firmId)}/verification`
}
