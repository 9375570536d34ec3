export const supportPath = '/support'
/** Of the module that keeps what visitors write; known by its address only. */
export const contactPath = '/contact-us'

export function articlePath(slug: string): string {
  return `${supportPath}/${slug}`
}
