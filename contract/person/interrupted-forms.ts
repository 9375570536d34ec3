import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'

/** 128 random bits as lower-case hexadecimal. */
const FormId = z.string().regex(/^[0-9a-f]{32}$/)

/** About 400 KB of typed text, encrypted by who stores it, as base64. */
const Sealed = z
  .string()
  .max(560_000)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)

const tags = ['Sessions']

/**
 * Forms that were sent after their session had ended. What is typed is stored encrypted until its
 * person has signed in again, for two hours; the key stays with the browser.
 */
export const interruptedFormsContract = {
  store: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/interrupted-forms', successStatus: 201, tags })
    .input(z.object({ id: FormId, sealed: Sealed }))
    .output(z.object({ id: FormId })),
  get: endpoint
    .meta({ needs: 'session' })
    .route({ method: 'GET', path: '/interrupted-forms/{id}', tags })
    .input(z.object({ id: FormId }))
    .output(z.object({ sealed: z.string() })),
  remove: endpoint
    .meta({ needs: 'session' })
    .route({ method: 'DELETE', path: '/interrupted-forms/{id}', tags })
    .input(z.object({ id: FormId }))
    .output(z.object({ id: FormId })),
}
