export function mediaListPath(firmId: string): string {
  return `/firms/${firmId}/site-media`
}

export function mediaPath(firmId: string, id: string): string {
  return `${mediaListPath(firmId)}/${id}`
}

export function mediaFilePath(firmId: string, id: string): string {
  return `${mediaPath(firmId, id)}/file`
}
