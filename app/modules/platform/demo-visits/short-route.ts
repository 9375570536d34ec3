/** A path without the ids in it, which tell a reader nothing. */
export function shortRoute(path: string): string {
  return path.replace(/(?<=\/)[0-9A-HJKMNP-TV-Z]{26}(?=\/|$)/g, '…')
}
