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

/** Entries that persons write. */
export function manualEntriesPath(firmId: string): string {
  return `${ledgerPath(firmId)}/entries`
}

/** Begins with the lines of a template, where one is named. */
export function newManualEntryPath(firmId: string, templateId?: string): string {
  const path = `${manualEntriesPath(firmId)}/new`
  return templateId === undefined ? path : `${path}?template=${templateId}`
}

export function importEntriesPath(firmId: string): string {
  return `${manualEntriesPath(firmId)}/import`
}

export function manualEntryPath(firmId: string, id: string): string {
  return `${manualEntriesPath(firmId)}/${id}`
}

export function editManualEntryPath(firmId: string, id: string): string {
  return `${manualEntryPath(firmId, id)}/edit`
}

export function templatesPath(firmId: string): string {
  return `${ledgerPath(firmId)}/templates`
}

/** Begins with the lines of a manual entry, where one is named. */
export function newTemplatePath(firmId: string, entryId?: string): string {
  const path = `${templatesPath(firmId)}/new`
  return entryId === undefined ? path : `${path}?entry=${entryId}`
}

export function templatePath(firmId: string, templateId: string): string {
  return `${templatesPath(firmId)}/${templateId}`
}

/** A page of the firm, by its path below it. */
export function belowFirm(firmId: string, path: string): string {
  return `/firms/${firmId}/${path}`
}
