import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's scrypt row 2^14/8/5: 16 MB an attempt. Raise `logN` and sign-ins rehash by themselves. */
export type ScryptCost = { logN: number; r: number; p: number }
export const currentCost: ScryptCost = { logN: 14, r: 8, p: 5 }

const keyLength = 32
const saltLength = 16

/** Hashes a password into `$scrypt$ln=14,r=8,p=5$salt$key`, all that is needed to verify it. */
export async function hashPassword(password: string, cost = currentCost): Promise<string> {
  const salt = randomBytes(saltLength)
  const key = await derive(password, salt, cost)
  return format(cost, salt, key)
}

/** Whether the password belongs to the hash; in constant time once the key is derived. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = parseHash(hash)
  if (!parts) return false
  const key = await derive(password, parts.salt, parts.cost)
  return timingSafeEqual(key, parts.key)
}

/** A hash nothing matches, so that an unknown user costs as much time as a wrong password. */
export function unmatchableHash(): string {
  return format(currentCost, randomBytes(saltLength), randomBytes(keyLength))
}

/** Whether a hash was made at a lower cost than today's. */
export function needsRehash(hash: string, cost = currentCost): boolean {
  const made = parseHash(hash)?.cost
  return !made || made.logN < cost.logN || made.r < cost.r || made.p < cost.p
}

function format({ logN, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

function parseHash(hash: string) {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash)
  if (!match) return undefined
  const [, logN, r, p, salt = '', key = ''] = match
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** NFKC, so that the same password typed on two keyboards is the same (NIST SP 800-63B 5.1.1.2). */
function derive(password: string, salt: Buffer, { logN, r, p }: ScryptCost): Promise<Buffer> {
  const options = { N: 2 ** logN, r, p, maxmem: 128 * 2 ** logN * r + 1024 * 1024 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
