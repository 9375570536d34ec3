const name = 'tills'

/**
 * What a browser keeps of tills that sell without a connection, as its cookie says: `open` while it
 * can be read, `left` once somebody signed out and it is to be shut, `shut` when only sealed tickets
 * and the number of their series are left. Without the cookie there is nothing.
 */
export type KeptTills = 'open' | 'left' | 'shut'

export function readKeptTills(cookies: string | null): KeptTills | undefined {
  const [, state] = /(?:^|;\s*)tills=(open|left|shut)(?:;|$)/.exec(cookies ?? '') ?? []
  return state === 'open' || state === 'left' || state === 'shut' ? state : undefined
}

/** The cookie, which scripts read and write: it holds nothing of a person. */
export function keptTillsCookie(state: KeptTills, isSecure: boolean): string {
  const yearSeconds = 365 * 24 * 60 * 60
  return `${name}=${state}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
