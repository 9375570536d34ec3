import { listHref } from '#app/shell/list/list-query.ts'

export function assetsPath(firmId: string): string {
  return `/firms/${firmId}/assets`
}

/** Begins with what the query says: what it is, and how many months. */
export function newAssetPath(
  firmId: string,
  query: { what?: string; months?: number } = {},
): string {
  return listHref(`${assetsPath(firmId)}/new`, query)
}

export function assetPath(firmId: string, assetId: string): string {
  return `${assetsPath(firmId)}/${assetId}`
}
