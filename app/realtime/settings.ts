/** What of the surroundings says how pages reach their channel. */
type RealtimeEnv = { API_URL?: string; REALTIME_PROTOCOL?: string; REALTIME_URL?: string }

/**
 * The address of the socket.io server that pages of an API at `API_URL` connect to: `REALTIME_URL`,
 * else the API's own origin. Undefined where our own channel is used.
 */
export function socketioUrlOf(env: RealtimeEnv): string | undefined {
  if (env.REALTIME_PROTOCOL !== 'socketio' || !env.API_URL) return undefined
  if (env.REALTIME_URL) return env.REALTIME_URL
  return URL.canParse(env.API_URL) ? new URL(env.API_URL).origin : undefined
}

/** What the content policy must let a page connect to besides its own origin. */
export function realtimeSource(env: RealtimeEnv): string | undefined {
  const url = socketioUrlOf(env)
  if (!url || !URL.canParse(url)) return undefined
  return new URL(url).origin.replace(/^http/, 'ws')
}
