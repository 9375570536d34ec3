import { isFreeMailDomain } from './free-mail.ts'

const maxLength = 254

/**
 * An address as it is compared: without a name around it, lower case, its domain in ASCII (RFC 5890).
 * RFC 5321 lets a server tell `Anna@` from `anna@`; none that people write to does.
 * @returns undefined for what is no address
 */
export function mailKey(text: string): string | undefined {
  const inBrackets = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
  const address = inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .normalize('NFC')
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase()
  if (at < 1 || address.length > maxLength) return undefined
  if (!/^[^\s@"(),:;<>[\\\]\p{Cc}]+$/u.test(local) || /^\.|\.\.|\.$/.test(local)) return undefined
  const domain = hostKey(address.slice(at + 1))
  return domain === undefined ? undefined : `${local}@${domain}`
}

/**
 * The address without its part after a plus, which most servers deliver to the same person. Good for
 * proposing a duplicate, never for taking two for one: some servers do tell them apart.
 * @param key as `mailKey` gives it
 */
export function baseMailKey(key: string): string {
  return key.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}

/**
 * The company's domain that an address or a website names, `www.` left out.
 * @returns undefined for one of a provider where anybody has an address, and for what is neither
 */
export function companyDomain(mailOrWebsite: string): string | undefined {
  const mail = mailKey(mailOrWebsite)
  const host = mail === undefined ? websiteHost(mailOrWebsite) : mail.slice(mail.indexOf('@') + 1)
  const domain = host?.replace(/^www\./, '')
  return domain === undefined || isFreeMailDomain(domain) ? undefined : domain
}

function websiteHost(text: string): string | undefined {
  const bare = text.trim().replace(/^https?:\/\//i, '')
  return /^[^\s@/?#:]+/.test(bare) ? hostKey(/^[^/?#:]*/.exec(bare)?.[0] ?? '') : undefined
}

/** A host name in lower case and ASCII; undefined for an IP address or a name without a dot. */
function hostKey(text: string): string | undefined {
  const bare = text.trim().replace(/\.$/, '')
  if (!/^[^\s/?#:@%\\<>[\]]+\.[^\s/?#:@%\\<>[\]]+$/.test(bare)) return undefined
  const url = `http://${bare}`
  if (!URL.canParse(url)) return undefined
  const host = new URL(url).hostname
  return /\.[a-z][a-z0-9-]*$/.test(host) ? host : undefined
}
