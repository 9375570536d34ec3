export const developersPath = '/developers'
export const collectionPath = `${developersPath}/collection.json`

/** The calls of a group, by the tag that the description gives them. */
export function groupPath(tag: string): string {
  return `${developersPath}/${slugOf(tag)}`
}

/** The form that makes a call. */
export function tryPath(operationId: string): string {
  return `${developersPath}/try/${operationId}`
}

/** A name in small letters with hyphens: `API keys` is `api-keys`. */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
