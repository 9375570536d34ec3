import { publicCodes } from './public-codes.ts'

/** As the query and the cookie. */
const key = 'lng'
const yearSeconds = 365 * 24 * 60 * 60
const codes = Object.values(publicCodes)

/**
 * Keeps the language in both storages in step with the page's. Where neither the address nor a
 * cookie said one, the server could only ask the browser: a storage that knows another goes before
 * it, so its language becomes the cookie's and the page is shown once more.
 */
export function keepLanguage(): void {
  const shown = shownCode()
  const said = new URLSearchParams(location.search).has(key) ? shown : readCookie()
  const stored = said ? undefined : (read('localStorage') ?? read('sessionStorage'))
  const code = said ?? stored ?? shown
  if (!code) return
  write('localStorage', code)
  write('sessionStorage', code)
  if (!stored || stored === shown) return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${key}=${stored}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
  // Where no cookie is taken the page would come back as it is, again and again.
  if (readCookie() === stored) location.reload()
}

/** The public code of the language the page is in. */
export function shownCode(): string | undefined {
  const { lang } = document.documentElement
  return Object.entries(publicCodes).find(([tag]) => tag === lang)?.[1]
}

type StorageName = 'localStorage' | 'sessionStorage'

/** A browser may forbid even to ask for a storage. */
function read(name: StorageName): string | undefined {
  try {
    return known(window[name].getItem(key))
  } catch {
    return undefined
  }
}

function write(name: StorageName, code: string): void {
  try {
    window[name].setItem(key, code)
  } catch {
    // Then the cookie alone remembers it.
  }
}

function readCookie(): string | undefined {
  return known(/(?:^|;\s*)lng=(\w+)/.exec(document.cookie)?.[1])
}

function known(code: string | null | undefined): string | undefined {
  return codes.find((one) => one === code)
}
