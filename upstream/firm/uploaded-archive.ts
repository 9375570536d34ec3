/** Where an archive that somebody brought waits among the files of its new firm, until it is read. */
export function uploadedArchiveKey(firmId: string): string {
  return `firms/${firmId}/uploaded-archive.zip`
}
