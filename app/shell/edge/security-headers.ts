import { realtimeSource } from '#app/realtime/settings.ts'
import { type Env, isHttps } from '../env.ts'
import { cameraHeaders, permissionsPolicy } from './camera-headers.ts'

const contentPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

/** Of files and texts: nothing in them may run, even when they are opened as a page. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** Browsers show a PDF by means of their own, which a sandbox would take away; beside a form of ours, too. */
const pdfPolicy = "frame-ancestors 'self'"

/**
 * Of the frame that shows a mail: nothing runs, nothing is fetched, nothing is sent; its pictures are
 * in the page itself. A route that answers with exactly this policy keeps it.
 */
export const mailFramePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/**
 * The answer with the headers that hold a browser to our rules. Private unless it says otherwise.
 * @param frameOrigin what a page may show in a frame, beside our own pages
 */
export function secure(response: Response, env: Env, frameOrigin?: string): Response {
  const secured = new Response(response.body, response)
  const { headers } = secured
  const isMail = headers.get('content-security-policy') === mailFramePolicy
  if (!isMail) {
    headers.set(
      'content-security-policy',
      policyOf(headers.get('content-type') ?? '', env, frameOrigin),
    )
  }
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-frame-options', isPdf(headers) || isMail ? 'SAMEORIGIN' : 'DENY')
  if (!headers.has('referrer-policy')) {
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  }
  if (headers.get('permissions-policy') !== cameraHeaders['permissions-policy']) {
    headers.set('permissions-policy', permissionsPolicy)
  }
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  if (isHttps(env)) {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return secured
}

function policyOf(contentType: string, env: Env, frameOrigin: string | undefined): string {
  if (contentType.startsWith('text/html')) {
    const frames = frameOrigin === undefined ? '' : `; frame-src 'self' ${frameOrigin}`
    const connects = ['connect-src', "'self'", realtimeSource(env)].join(' ').trim()
    return `${contentPolicy}; ${connects}${frames}`
  }
  return contentType.startsWith('application/pdf') ? pdfPolicy : filePolicy
}

function isPdf(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('application/pdf') ?? false
}
