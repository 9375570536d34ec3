type Ref = { kind: string; id: string }

/** Files, comments, links and the whole history of a record on a page of their own. */
export function recordPath(firmId: string, { kind, id }: Ref): string {
  return `/firms/${firmId}/records/${kind}/${id}`
}

/** Where a question about a record, or an entry of the journal, is asked; that module is known by its address. */
export function askPath(firmId: string, { kind, id }: Ref): string {
  return `/firms/${firmId}/questions/new?kind=${kind}&recordId=${encodeURIComponent(id)}`
}

/** A question and its answer. */
export function questionPath(firmId: string, questionId: string): string {
  return `/firms/${firmId}/questions/${questionId}`
}

export function attachmentPath(firmId: string, record: Ref, attachmentId: string): string {
  return `${recordPath(firmId, record)}/files/${attachmentId}`
}

/** Where the form that undoes a change of a setting goes. */
export function undoPath(firmId: string, changeId: string): string {
  return `/firms/${firmId}/settings/history/${changeId}/undo`
}
