import type { Env } from '../env.ts'

export const origin = 'https://firmament.example'

/** Settings of an installation that people use. */
export const env: Env = {
  API_URL: 'https://api.example',
  COOKIE_SECRETS: 'a-secret-that-is-long',
  PUBLIC_ORIGIN: origin,
  DEPLOYMENT: 'production',
}
