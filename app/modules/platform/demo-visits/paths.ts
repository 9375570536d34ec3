export const visitorsPath = '/admin/demo-visitors'
export const linksPath = '/admin/demo-links'

export function visitorPath(visitorId: string): string {
  return `${visitorsPath}/${visitorId}`
}

export function linkPath(linkId: string): string {
  return `${linksPath}/${linkId}`
}
