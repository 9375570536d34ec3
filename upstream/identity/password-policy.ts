import { invalidField } from '#contract/errors.ts'
import { passwordMinimum } from '#contract/identity.ts'
import list from './common-passwords.txt?raw'

let common: ReadonlySet<string> | undefined

/**
 * Refuses a password that is too short, among the most used, or the person's own name or address
 * (NIST SP 800-63B 5.1.1.2, OWASP ASVS 6.2). Throws `invalid` at `password`.
 */
export function requireGoodPassword(
  password: string,
  person: { email: string; name: string },
): void {
  if ([...password].length < passwordMinimum) throw invalidField('password', 'passwordTooShort')
  common ??= new Set(list.trimEnd().split('\n'))
  const plain = password.normalize('NFKC').trim().toLowerCase()
  const email = person.email.toLowerCase()
  const [local = ''] = email.split('@')
  const own = [email, local, person.name.trim().toLowerCase()]
  if (common.has(plain) || own.includes(plain) || isPadded(plain, local)) {
    throw invalidField('password', 'passwordTooCommon')
  }
}

/** Whether a password is a word of the address with figures and signs around it: `maria.rossi1990!`. */
function isPadded(password: string, local: string): boolean {
  if (local.length < 4 || !password.includes(local)) return false
  return /^[\d\W_]*$/.test(password.replace(local, ''))
}
