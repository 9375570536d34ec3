/** A name as lists sort it: without case and accents. */
export function sortKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
