/** Every kind of document with its numbers; `firms` has it as a tab of the settings. */
export function numberingPath(firmId: string): string {
  return `/firms/${firmId}/settings/numbering`
}

export function editSeriesPath(firmId: string, kind: string): string {
  return `${numberingPath(firmId)}/${kind}`
}
