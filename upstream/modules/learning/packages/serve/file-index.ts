/** Where each file of a package is in its ZIP, by path: first byte, bytes packed and plain, method. */
export type FileIndex = Record<string, [at: number, packed: number, size: number, method: number]>

/** Where the ZIP of a package lies: it is a file of its course. */
export function zipKey(firmId: string, packageId: string): string {
  return `firms/${firmId}/courses/${packageId}`
}

/** Where the index of its files lies. */
export function indexKey(firmId: string, packageId: string): string {
  return `firms/${firmId}/courses/${packageId}.index`
}
