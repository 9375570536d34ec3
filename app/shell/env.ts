/** What the web app is given by its surroundings; see wrangler.toml and scripts/start. */
export type Env = {
  /** The API Worker, when it runs beside this one. */
  UPSTREAM?: Fetcher
  /** Base address of another API that honours the contract; wins over `UPSTREAM`. */
  API_URL?: string
  /** `socketio` where the API at `API_URL` speaks it; else pages use our own channel. */
  REALTIME_PROTOCOL?: string
  /** Address of that socket.io server, where it is not the API's own origin. */
  REALTIME_URL?: string
  /** Signs the cookies, separated by commas. The first signs, all verify. */
  COOKIE_SECRETS?: string
  /** Where people reach the app, without a slash at the end: `https://firmament.example`. */
  PUBLIC_ORIGIN?: string
  /** `local` allows cookies without `Secure` over http. */
  DEPLOYMENT?: 'local' | 'production'
  /** Set to anything, every route says that we are at work; a number says for how many minutes. */
  MAINTENANCE?: string
  /** Opens the demo; absent means there is none. */
  DEMO_TOKEN?: string
}

/** Only a deployment that says so is local: a forgotten setting must not weaken production. */
export function isLocal(env: Env): boolean {
  return env.DEPLOYMENT === 'local'
}

/**
 * Whether people reach the app over https. Always in production; on one's own machine where
 * PUBLIC_ORIGIN says so, because a proxy stands in front and speaks http with us.
 */
export function isHttps(env: Env): boolean {
  return !isLocal(env) || env.PUBLIC_ORIGIN?.startsWith('https:') === true
}

/**
 * The secrets that sign and verify cookies, the signing one first.
 * Throws when there are none in production; locally a fixed one stands in.
 */
export function cookieSecrets(env: Env): string[] {
  const secrets = (env.COOKIE_SECRETS ?? '').split(',').map((secret) => secret.trim())
  const usable = secrets.filter((secret) => secret.length >= 16)
  if (usable.length > 0) return usable
  if (isLocal(env)) return ['local-only-secret-of-no-worth']
  throw new Error('COOKIE_SECRETS is missing: give at least one secret of 16 characters or more')
}

/** Throws with a clear message when a setting without which nothing may start is missing. */
export function requireSettings(env: Env): void {
  cookieSecrets(env)
  if (!env.UPSTREAM && !env.API_URL) throw new Error('Neither UPSTREAM nor API_URL is set')
  if (!isLocal(env) && !env.PUBLIC_ORIGIN) throw new Error('PUBLIC_ORIGIN is missing')
}
