/** Where a file of a firm's site lies among the firm's files: under the hash of its content. */
export function siteFileKey(firmId: string, hash: string): string {
  return `firms/${firmId}/site/${hash}`
}
