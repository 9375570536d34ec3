import { AppError } from '#contract/errors.ts'
import type { Env } from './env.ts'

/** Sends a request to the API: over HTTPS to `API_URL`, else through the binding. */
export async function sendUpstream(env: Env, path: string, init: RequestInit): Promise<Response> {
  try {
    if (env.API_URL) return await fetch(env.API_URL.replace(/\/+$/, '') + path, init)
    if (env.UPSTREAM) return await env.UPSTREAM.fetch(`https://upstream${path}`, init)
  } catch (cause) {
    throw new AppError('unavailable', `No answer for ${path.split('?')[0]}`, { cause })
  }
  throw new AppError('unavailable', 'Neither UPSTREAM nor API_URL is set')
}
