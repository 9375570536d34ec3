/** Checklists that were begun. */
export function checklistsPath(firmId: string): string {
  return `/firms/${firmId}/checklists`
}

/** One of them. */
export function checklistPath(firmId: string, checklistId: string): string {
  return `${checklistsPath(firmId)}/${checklistId}`
}

/** What they are begun from. */
export function templatesPath(firmId: string): string {
  return `/firms/${firmId}/checklist-templates`
}

/** What whoever asks has to do, and has of the firm. */
export function ownChecklistsPath(firmId: string): string {
  return `/firms/${firmId}/my-checklists`
}
