import type { Env } from './env.ts'

/**
 * The way out to addresses of others: where `PUBLIC_NET` is, it reaches public addresses alone,
 * whatever a name leads to. @throws Error where nobody answers
 */
export function publicFetch(
  { PUBLIC_NET }: Pick<Env, 'PUBLIC_NET'>,
  url: string,
  request: RequestInit,
): Promise<Response> {
  return PUBLIC_NET?.fetch(url, request) ?? fetch(url, request)
}
