import { listHref } from '#app/shell/list/list-query.ts'

/** What can be taken along of a firm. */
export function exportsPath(firmId: string): string {
  return `/firms/${firmId}/exports`
}

/** DATEV's files of days within one fiscal year, as a zip. */
export function datevFilePath(firmId: string, days: { from: string; to: string }): string {
  return listHref(`${exportsPath(firmId)}/datev`, days)
}

/** Where the days of a German tax audit are chosen. */
export function gobdPath(firmId: string): string {
  return `${exportsPath(firmId)}/gobd`
}

/** The books of days for a German tax audit, as a zip. */
export function gobdFilePath(firmId: string, days: { from: string; to: string }): string {
  return listHref(`${gobdPath(firmId)}/file`, days)
}

/** The French audit file of the fiscal year that ends on a day, as a zip. */
export function fecFilePath(firmId: string, end: string): string {
  return listHref(`${exportsPath(firmId)}/fec`, { end })
}

/** The whole firm as one zip. */
export function archivePath(firmId: string): string {
  return `${exportsPath(firmId)}/archive`
}

/** Where earlier states of the firm are kept. */
export function copiesPath(firmId: string): string {
  return `/firms/${firmId}/copies`
}

/** Where a firm is made of one of them. */
export function copyPath(firmId: string, copyId: string): string {
  return `${copiesPath(firmId)}/${copyId}`
}

/** Where a firm is made of an archive. */
export const restorePath = '/firms/from-archive'
