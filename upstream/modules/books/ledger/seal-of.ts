import { createHash } from 'node:crypto'
import { AppError } from '#contract/core/errors.ts'

/** SHA-256 of what a document says, in hexadecimal digits. */
export function sealOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The seal of a document, undefined where there is none of it. @throws what `read` throws beyond that */
export function sealIfThere(read: () => string): string | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}
