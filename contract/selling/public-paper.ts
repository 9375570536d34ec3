import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'

/** The paper that a public link leads to, as PDF, and the logo on it. */
export function publicPaper<Link extends z.ZodType>(at: `/${string}`, link: Link, tags: string[]) {
  return {
    pdf: endpoint
      .meta({ needs: 'public', isHeavy: true })
      .route({ method: 'GET', path: `${at}/pdf`, tags })
      .input(link)
      .output(z.file()),
    logo: endpoint
      .meta({ needs: 'public' })
      .route({ method: 'GET', path: `${at}/logo`, tags })
      .input(link)
      .output(z.file()),
  }
}
